import { pdf } from '../documents/test-files';
import { sendOurs, type Call, type Maker, type World } from './world';

const CASES = '/mr/api/v1/cases';
const DOCS = '/mr/api/v1/docs';

const ofPatient = ({ patient }: World) => ({ 'X-Pt-Id': patient.service });

async function newCase(world: World): Promise<string> {
  const id = `OUR-CASE-${world.next()}`;
  const body = { id, display_name: 'Fever', occurred_at: 1_753_958_070 };
  await sendOurs(world, 'POST', { path: CASES, headers: ofPatient(world), body });
  return id;
}

/** A form with a small PDF of the patient. */
async function upload(world: World): Promise<Call> {
  const data = new FormData();
  data.append('file', new File([new Uint8Array(pdf(`Report ${world.next()}`))], 'report.pdf'));
  const encoded = new Response(data);
  const headers = { ...ofPatient(world), 'content-type': encoded.headers.get('content-type') ?? '' };
  return { path: '/mr/api/v2/docs', headers, body: new Uint8Array(await encoded.arrayBuffer()) };
}

async function newDocument(world: World): Promise<string> {
  return (await sendOurs<{ document_id: string }>(world, 'POST', await upload(world))).document_id;
}

const onDocument =
  (tail: string, body?: object): Maker =>
  async (world) => {
    const call = { path: `${DOCS}/${await newDocument(world)}${tail}` };
    return body === undefined ? call : { ...call, body };
  };

export const recordCalls: Record<string, Maker> = {
  listCases: (world) => ({ path: CASES, headers: ofPatient(world) }),
  createCase: (world) => ({
    path: CASES,
    headers: ofPatient(world),
    body: { id: `OUR-CASE-${world.next()}`, display_name: 'Cough', occurred_at: 1_753_958_070 },
  }),
  updateCase: async (world) => ({
    path: `${CASES}/${await newCase(world)}`,
    headers: ofPatient(world),
    body: { display_name: 'Changed' },
  }),
  deleteCase: async (world) => ({ path: `${CASES}/${await newCase(world)}`, headers: ofPatient(world) }),
  uploadDocument: upload,
  listDocuments: (world) => ({ path: DOCS, headers: ofPatient(world) }),
  getDocument: onDocument(''),
  getDocumentFile: async (world) => {
    const call = { path: `${DOCS}/${await newDocument(world)}` };
    const { files } = await sendOurs<{ files: [{ asset_url: string }] }>(world, 'GET', call);
    const link = new URL(files[0].asset_url);
    // The link is the credential; what is tried is to make one's own.
    link.searchParams.set('b', world.asker.businessId);
    return { path: link.pathname + link.search };
  },
  updateDocument: async (world, by) => onDocument('', { dt: 'lr', oid: world.patient.service })(world, by),
  deleteDocument: onDocument(''),
  getDocumentResult: onDocument('/result'),
};
