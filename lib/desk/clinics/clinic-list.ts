// The clinics of the business for those who manage them.
import { listClinics } from '@/lib/gateway/clinics';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { seesClinic } from '../permissions';

export type ManagedClinic = {
  id: string;
  name: string;
  address: string;
  time_zone: string;
  partner_id: string | null;
  doctors: number;
};

/** Those that this person may see, by name; always asked for anew. */
export async function managedClinics(
  actor: Actor,
): Promise<{ kind: 'ok'; clinics: ManagedClinic[] } | Setback> {
  try {
    const clinics = (await listClinics()).filter(({ id }) => seesClinic(actor, id));
    return {
      kind: 'ok',
      clinics: clinics
        .map(({ id, name, address, city, time_zone, partner_id, doctors }) => ({
          id,
          name,
          address: [address, city].filter(Boolean).join(', '),
          time_zone,
          partner_id,
          doctors: doctors.length,
        }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    };
  } catch (error) {
    return setbackOf(error);
  }
}
