// The case endpoints: list with incremental sync, create, update, delete (interface 3, decisions 4).
import { z } from 'zod';
import { caseCreate, caseList, casePatch, CASES_PAGE, CASES_PAGE_MAX } from '@/lib/contract/case';
import { Failure } from '../http/failure';
import { operation, type Call } from '../http/operation';
import { inTransaction } from '../transaction';
import { addCase, buryCase, caseOnTheWire, changeCase, findCases, type CaseKey } from './case-store';
import { makeOffset, readOffset } from './offset';

const INT64_MAX = 9_223_372_036_854_775_807n;
const PATIENT_HEADER = { 'X-Pt-Id': 'The patient whose cases are meant; required' };
const caseParams = z.object({ case_id: z.string() });

const listQuery = z.object({
  offset: z.string().optional(),
  u_at__gt: z
    .string()
    .refine(
      (value) => /^-?\d{1,19}$/.test(value) && BigInt(value) <= INT64_MAX && BigInt(value) >= -INT64_MAX - 1n,
      {
        error: 'must be a whole number of epoch seconds (int64)',
      },
    )
    .optional(),
  limit: z
    .string()
    .refine((value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= CASES_PAGE_MAX, {
      error: `must be a whole number from 1 to ${CASES_PAGE_MAX}`,
    })
    .optional(),
});

export const cases = {
  list: operation({
    id: 'listCases',
    source: 'interface',
    summary: "List a patient's cases in the order of their last change",
    query: listQuery,
    requestHeaders: PATIENT_HEADER,
    answers: { 200: { description: 'A page of cases, and the token of the next one', schema: caseList } },
    errors: ['BAD_REQUEST'],
    handler: listCases,
  }),
  create: operation({
    id: 'createCase',
    source: 'vendor',
    summary: 'Create a case',
    body: caseCreate,
    requestHeaders: PATIENT_HEADER,
    answers: { 200: { description: 'The case was created', schema: z.object({ id: z.string() }) } },
    errors: ['BAD_REQUEST', 'PATIENT_NOT_FOUND', 'CONFLICT'],
    handler: async (call) => {
      const key = await keyOf(call, call.body.id);
      const added = await inTransaction(call.service.store, (tx) => addCase(tx, key, call.body));
      if (!added) throw new Failure('CONFLICT', 'Case Already Exist');
      return { status: 200, body: { id: key.id } };
    },
  }),
  update: operation({
    id: 'updateCase',
    source: 'vendor',
    summary: 'Change a case; absent fields stay',
    params: caseParams,
    body: casePatch,
    requestHeaders: PATIENT_HEADER,
    answers: { 204: { description: 'The case was changed', schema: null } },
    errors: ['BAD_REQUEST', 'PATIENT_NOT_FOUND', 'CASE_NOT_FOUND'],
    handler: async (call) => {
      const key = await keyOf(call, call.params.case_id);
      const changed = await inTransaction(call.service.store, (tx) => changeCase(tx, key, call.body));
      if (!changed) throw new Failure('CASE_NOT_FOUND', 'this patient has no such case');
      return { status: 204 };
    },
  }),
  delete: operation({
    id: 'deleteCase',
    source: 'vendor',
    summary: 'Delete a case; the list goes on to show it with status D and without its item',
    params: caseParams,
    requestHeaders: PATIENT_HEADER,
    answers: { 204: { description: 'The case was deleted', schema: null } },
    errors: ['BAD_REQUEST', 'PATIENT_NOT_FOUND', 'NOT_FOUND'],
    handler: async (call) => {
      const key = await keyOf(call, call.params.case_id);
      const buried = await inTransaction(call.service.store, (tx) => buryCase(tx, key));
      if (!buried) throw new Failure('NOT_FOUND', 'this patient has no such case');
      return { status: 204 };
    },
  }),
};

async function listCases(call: Call<unknown, z.infer<typeof listQuery>, unknown>) {
  const { businessId } = call.caller;
  const patientId = patientOf(call.headers);
  const limit = Number(call.query.limit ?? CASES_PAGE);
  const since = call.query.u_at__gt === undefined ? null : BigInt(call.query.u_at__gt);
  const place = { businessId, patientId, since };
  const after = call.query.offset
    ? readOffset(call.service.masterKey, place, call.query.offset)
    : (since ?? -INT64_MAX);
  if (after === null) {
    throw new Failure('BAD_REQUEST', 'offset must be the next_token of the previous page of this same list');
  }
  const rows = await findCases(call.service.store, businessId, patientId, after, limit);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last ? makeOffset(call.service.masterKey, place, BigInt(last.updatedAt)) : null;
  return { status: 200, body: { cases: page.map(caseOnTheWire), next_token: next } };
}

function patientOf(headers: Headers): string {
  const patientId = headers.get('X-Pt-Id')?.trim();
  if (!patientId) throw new Failure('BAD_REQUEST', 'the header X-Pt-Id is required: the id of the patient');
  return patientId;
}

/** The case's key; a patient of another business, or none, is unknown. */
async function keyOf(call: Call<unknown, unknown, unknown>, id: string): Promise<CaseKey> {
  const { businessId } = call.caller;
  const patientId = patientOf(call.headers);
  const patient = await call.service.store.patient.findUnique({
    where: { businessId_id: { businessId, id: patientId } },
    select: { id: true },
  });
  if (!patient)
    throw new Failure('PATIENT_NOT_FOUND', 'the header X-Pt-Id names no patient of this business');
  return { businessId, patientId, id };
}
