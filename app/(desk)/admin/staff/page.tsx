import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Staff } from '@/components/staff/staff';
import { requireActor } from '@/lib/desk/actor';
import { readPlaces } from '@/lib/desk/board/places';
import { listStaff } from '@/lib/desk/staff/staff-list';
import { ServiceError } from '@/lib/gateway/service-error';
import {
  changeStaffMember,
  endStaffSessions,
  inviteStaffMember,
  makeStaffLink,
  resetStaffSecondFactor,
  switchStaffMember,
} from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('staff'))('title') };
}

/** Who works here: invitations, roles, clinics, switching off. */
export default async function StaffPage() {
  const actor = await requireActor('staff:manage');
  const members = await listStaff(actor);
  const places = await readPlaces(actor).catch(withoutPlaces);
  return (
    <Staff
      members={members}
      now={new Date().getTime()}
      clinics={places.clinics.map(({ clinic_id: id, name }) => ({ id, label: name }))}
      doctors={places.doctors.map(({ doctor_id: id, name }) => ({ id, label: name }))}
      actions={{
        invite: inviteStaffMember,
        change: changeStaffMember,
        link: makeStaffLink,
        switchOff: switchStaffMember,
        endSessions: endStaffSessions,
        resetFactor: resetStaffSecondFactor,
      }}
    />
  );
}

/** With the service away people can still be switched off; clinics and doctors cannot be chosen meanwhile. */
function withoutPlaces(error: unknown): Awaited<ReturnType<typeof readPlaces>> {
  if (error instanceof ServiceError) return { clinics: [], doctors: [] };
  throw error;
}
