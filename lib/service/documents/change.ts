// PATCH /mr/api/v1/docs/{id}: kind, title, cases, and the patient to whom an unassigned document is given,
// or from whom it is taken back.
import type { z } from 'zod';
import type { documentPatch } from '@/lib/contract/document';
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import type { Answer, Call } from '../http/operation';
import { requireDocument } from './single';
import { requirePatient } from './upload';

type ChangeCall = Call<{ document_id: string }, unknown, z.infer<typeof documentPatch>>;

export async function changeDocument(call: ChangeCall): Promise<Answer> {
  const { caller, body, service } = call;
  const document = await requireDocument(call);
  if (body.oid) await requirePatient(service, caller.businessId, body.oid, 'oid');
  const patientId = body.oid === undefined ? document.patientId : body.oid;
  if (body.cases !== undefined) await requireCases(call, patientId, body.cases);
  // Cases belong to a patient: a document that goes to another one leaves them behind.
  const moved = patientId !== document.patientId && body.cases === undefined;
  await service.store.document.updateMany({
    where: { businessId: caller.businessId, id: document.id, state: 'stored' },
    data: {
      patientId,
      updatedAt: nowSeconds(),
      ...(moved && { caseIds: [] }),
      ...(body.cases !== undefined && { caseIds: body.cases }),
      ...(body.dt !== undefined && { kind: body.dt }),
      ...(body.title !== undefined && { title: body.title }),
    },
  });
  return { status: 200, body: { document_id: document.id } };
}

async function requireCases(
  { caller, service }: ChangeCall,
  patientId: string | null,
  ids: string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  const known = await service.store.case.count({
    where: { businessId: caller.businessId, patientId: patientId ?? '', id: { in: wanted }, status: 'A' },
  });
  if (known !== wanted.length)
    throw new Failure('BAD_REQUEST', 'cases names one that the patient does not have');
}
