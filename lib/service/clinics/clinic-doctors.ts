// Which doctors work at which clinics. Links are added, never taken away, as the vendor has it.
import type { ErrorDetail } from '@/lib/contract/errors';
import type { Transaction } from '../store';

type Named = { field: string; by: 'service' | 'partner'; ids: string[] };

/** The list that a body sent, if it sent one. */
export function namedIds(
  service: { field: string; ids: string[] | undefined },
  partner: { field: string; ids: string[] | undefined },
): Named | null {
  if (service.ids) return { field: service.field, by: 'service', ids: service.ids };
  if (partner.ids) return { field: partner.field, by: 'partner', ids: partner.ids };
  return null;
}

type Found = { ids: string[]; wrong: ErrorDetail[] };

/** The service ids of the doctors named, and a wrong field for each name that is unknown. */
export async function findDoctors(tx: Transaction, businessId: string, named: Named | null): Promise<Found> {
  if (!named) return { ids: [], wrong: [] };
  const rows = await tx.doctor.findMany({
    where: { businessId, [named.by === 'partner' ? 'partnerId' : 'id']: { in: named.ids } },
    select: { id: true, partnerId: true },
  });
  return matched(named, rows, 'doctor');
}

/** The service ids of the living clinics named, and a wrong field for each name that is unknown. */
export async function findClinics(tx: Transaction, businessId: string, named: Named | null): Promise<Found> {
  if (!named) return { ids: [], wrong: [] };
  const rows = await tx.clinic.findMany({
    where: {
      businessId,
      deletedAt: null,
      [named.by === 'partner' ? 'partnerId' : 'id']: { in: named.ids },
    },
    select: { id: true, partnerId: true },
  });
  return matched(named, rows, 'clinic');
}

/** Adds the links that are not there yet. */
export async function linkClinicsAndDoctors(
  tx: Transaction,
  businessId: string,
  { clinicIds, doctorIds }: { clinicIds: string[]; doctorIds: string[] },
): Promise<void> {
  const data = clinicIds.flatMap((clinicId) =>
    doctorIds.map((doctorId) => ({ businessId, clinicId, doctorId })),
  );
  if (data.length > 0) await tx.clinicDoctor.createMany({ data, skipDuplicates: true });
}

function matched(named: Named, rows: { id: string; partnerId: string | null }[], noun: string): Found {
  const byName = new Map(rows.map((row) => [named.by === 'partner' ? row.partnerId : row.id, row.id]));
  const wrong = named.ids.flatMap((id, position) =>
    byName.has(id)
      ? []
      : [{ path: `${named.field}.${position}`, message: `"${id}" is not a ${noun} of this business` }],
  );
  return { ids: [...byName.values()], wrong };
}
