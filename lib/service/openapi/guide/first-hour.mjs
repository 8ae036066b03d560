// === A token
// Every call carries it, as `auth` or as `Authorization: Bearer`. It lasts 30 minutes; the refresh token, 30 days.
const { BASE_URL, CLIENT_ID, CLIENT_SECRET } = process.env;

const login = await fetch(`${BASE_URL}/connect-auth/v1/account/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ client_id: CLIENT_ID, client_secret: CLIENT_SECRET }),
});
const { access_token } = await login.json();

async function call(method, path, { headers = {}, body } = {}) {
  const answer = await fetch(BASE_URL + path, {
    method,
    headers: { auth: access_token, ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

// === The first PATCH
// Only what is sent changes. All three ids are always needed; `?partner_id=1` takes your own appointment id.
const { APPOINTMENT_ID, CLINIC_ID, DOCTOR_ID, PATIENT_ID } = process.env;
const ids = { clinic_id: CLINIC_ID, doctor_id: DOCTOR_ID, patient_id: PATIENT_ID };

const appointment = await call('PATCH', `/dr/v2/appointment/${APPOINTMENT_ID}`, {
  body: { ...ids, display_meta: { insurance_plan: 'Star Health', co_pay: 250.5 } },
});
console.log('on the card:', appointment.display_meta);
// A misspelled field is no error: it is listed here.
console.log('not known:', appointment.ignored_fields ?? []);

// === Cases, kept in step
// Read to the end once; then only what changed. Keep `since` with your data: no change is missed between two runs.
const cases = new Map();
let since = 0;

async function sync() {
  let offset = null;
  do {
    const query = new URLSearchParams({ u_at__gt: since, ...(offset && { offset }) });
    const page = await call('GET', `/mr/api/v1/cases?${query}`, { headers: { 'X-Pt-Id': PATIENT_ID } });
    for (const each of page.cases) {
      // A deleted case comes once more, with status D and without its item.
      if (each.status === 'D') cases.delete(each.id);
      else cases.set(each.id, each);
    }
    offset = page.next_token;
    // Moved only at the end: within one reading, the offset belongs to the `u_at__gt` it began with.
    if (!offset) since = page.cases.at(-1)?.updated_at ?? since;
  } while (offset);
}
await sync();
console.log('cases:', cases.size);

// === A document
// PDF, JPEG, PNG, WEBP, HEIC or TIFF, at most 10 MiB. The key makes a second try safe: it gives the same document.
import { readFile } from 'node:fs/promises';

const { FILE } = process.env;
const form = new FormData();
form.append('file', new Blob([await readFile(FILE)]), 'report.pdf');
const upload = await fetch(`${BASE_URL}/mr/api/v2/docs?dt=lr`, {
  method: 'POST',
  headers: { auth: access_token, 'X-Pt-Id': PATIENT_ID, 'Idempotency-Key': crypto.randomUUID() },
  body: form,
});
console.log('document:', (await upload.json()).document_id);

// === Encryption
// The key is the shared secret written twice. The answer comes encrypted when it is asked for.
import { FlattenedEncrypt, flattenedDecrypt } from 'jose';

const { KEY_ID, SHARED_SECRET } = process.env;
const key = new TextEncoder().encode(SHARED_SECRET + SHARED_SECRET);

async function sealedCall(method, path, plaintext, headers = {}) {
  const seal = new FlattenedEncrypt(new TextEncoder().encode(JSON.stringify(plaintext)));
  const sealed = await seal.setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' }).encrypt(key);
  const answer = await call(method, path, {
    headers: { 'X-Encryption': 'JWE', 'X-Encryption-Response': 'JWE', ...headers },
    body: { ...sealed, kid: KEY_ID },
  });
  const opened = await flattenedDecrypt(answer, key);
  return JSON.parse(new TextDecoder().decode(opened.plaintext));
}

const change = { ...ids, display_meta: { ward: 'B' } };
console.log(
  'sealed:',
  (await sealedCall('PATCH', `/dr/v2/appointment/${APPOINTMENT_ID}`, change)).display_meta,
);
// An encrypted file is the same bytes as Base64 in one field.
const file = (await readFile(FILE)).toString('base64');
const kept = await sealedCall('POST', '/mr/api/v2/docs', { file }, { 'X-Pt-Id': PATIENT_ID });
console.log('sealed document:', kept.document_id);
