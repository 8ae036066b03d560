// The case operations of the service, one function each; all for one patient. All throw ServiceError.
import { z } from 'zod';
import {
  caseList,
  CASES_PAGE_MAX,
  type CaseCreate,
  type CaseList,
  type CasePatch,
} from '@/lib/contract/case';
import { pathOf } from './path-of';
import { patientHeader } from './patient-header';
import { ask } from './request';
import { serviceTransport } from './transport';

const CASES = '/mr/api/v1/cases';
const nothing = z.unknown();

export type CaseQuery = {
  /** Only what changed after this moment (epoch seconds). The same for every page of one list. */
  since?: number | undefined;
  /** `next_token` of the page before. */
  offset?: string | undefined;
  /** Our extension; the service's own page size unless given. */
  limit?: number | undefined;
};

/** As many at once as a service of ours gives; others are asked for nothing that the interface does not show. */
export function largestPage(): number | undefined {
  return serviceTransport().kind === 'embedded' ? CASES_PAGE_MAX : undefined;
}

/** One page, in the order of the last change; an unknown patient has none. */
export async function listCases(
  patientId: string,
  { since, offset, limit }: CaseQuery = {},
): Promise<CaseList> {
  const { answer } = await ask({
    method: 'GET',
    path: CASES,
    query: { u_at__gt: since, offset, limit },
    headers: patientHeader(patientId),
    answer: caseList,
  });
  return answer;
}

/** The id is the caller's own choice; one that the patient has already is refused with status 409. */
export async function createCase(patientId: string, body: CaseCreate): Promise<void> {
  await ask({ method: 'POST', path: CASES, headers: patientHeader(patientId), body, answer: nothing });
}

/** Changes what `body` names. */
export async function updateCase(patientId: string, id: string, body: CasePatch): Promise<void> {
  await ask({
    method: 'PATCH',
    path: pathOf`/mr/api/v1/cases/${id}`,
    headers: patientHeader(patientId),
    body,
    answer: nothing,
  });
}

/** The list goes on to name it, with status D and without its item. */
export async function deleteCase(patientId: string, id: string): Promise<void> {
  await ask({
    method: 'DELETE',
    path: pathOf`/mr/api/v1/cases/${id}`,
    headers: patientHeader(patientId),
    answer: nothing,
  });
}
