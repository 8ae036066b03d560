// Found patients as the list shows them: who shares a phone that was asked for stands together as one family.
import type { FoundView } from './found-view';

export interface FoundGroup {
  id: string;
  /** How many share the phone; 0 = these are not a family. */
  family: number;
  /** "··7710" */
  phone: string;
  patients: FoundView[];
  /** Where the first of them stands in the whole list. */
  from: number;
}

/** Families first met by their phone; everybody else in one group, in order. */
export function foundGroups(patients: readonly FoundView[]): FoundGroup[] {
  const groups: FoundGroup[] = [];
  for (const patient of patients) {
    const together = patient.way === 'mobile' && patient.sharedBy > 0;
    const id = together ? patient.phoneGroup : 'others';
    const group = groups.find((each) => each.id === id);
    if (group) group.patients.push(patient);
    else groups.push({ id, family: 0, phone: patient.phone, patients: [patient], from: 0 });
  }
  return groups.map((group, at) => ({
    ...group,
    family: group.id === 'others' ? 0 : group.patients.length,
    from: groups.slice(0, at).reduce((sum, before) => sum + before.patients.length, 0),
  }));
}
