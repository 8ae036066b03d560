// A patient of the partner's program, with the cases that it writes, and files as people have them.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

type Demo = { partner: { client_id: string; client_secret: string }; ids: { patient_id: string } };

export type RecordsProgram = {
  /** The patient of the demonstration with 230 cases. */
  longHistory: string;
  /** Registers somebody whom no other test knows. */
  newPatient: () => Promise<{ id: string; name: string }>;
  /** Somebody of whom nobody else knows, with so many cases, one a day back from today. */
  patientWithCases: (count: number) => Promise<string>;
  writeCase: (patient: string, fields?: object) => Promise<string>;
  changeCase: (patient: string, id: string, fields: object) => Promise<void>;
  removeCase: (patient: string, id: string) => Promise<void>;
  /** Sends a file without saying whose it is. */
  sendForNobody: (file: TestFile) => Promise<void>;
  /** Ids of the first page. */
  caseIds: (patient: string) => Promise<string[]>;
};

/** Signs the program in. */
export async function recordsProgram(request: APIRequestContext): Promise<RecordsProgram> {
  const file = join(process.env['E2E_DATA_DIR'] ?? '.data', 'demo.json');
  const { partner, ids } = JSON.parse(readFileSync(file, 'utf8')) as Demo;
  const login = await request.post('/connect-auth/v1/account/login', { data: partner });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const ask = async (method: string, path: string, patient: string, data?: object): Promise<unknown> => {
    const headers = { auth: token, ...(patient && { 'X-Pt-Id': patient }) };
    const response = await request.fetch(path, { method, headers, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  };
  const newPatient = async () => {
    const last_name = `Z${randomBytes(4).toString('hex').replace(/\d/g, 'q')}`;
    const person = { first_name: 'Tara', last_name, gender: 'F', dob: '1984-03-05', mobile: '+919845001234' };
    const made = (await ask('POST', '/dr/v1/patient', '', person)) as { patient_id: string };
    return { id: made.patient_id, name: `Tara ${last_name}` };
  };
  const writeCase: RecordsProgram['writeCase'] = async (patient, fields = {}) => {
    const occurred_at = Math.floor(Date.now() / 1000);
    const body = { id: randomUUID(), display_name: 'Complete blood count', occurred_at, ...fields };
    await ask('POST', '/mr/api/v1/cases', patient, body);
    return body.id;
  };
  return {
    longHistory: ids.patient_id,
    newPatient,
    patientWithCases: async (count) => {
      const { id } = await newPatient();
      const today = Math.floor(Date.now() / 1000);
      for (let day = 0; day < count; day += 1) await writeCase(id, { occurred_at: today - day * 86_400 });
      return id;
    },
    writeCase,
    changeCase: async (patient, id, fields) => {
      await ask('PATCH', `/mr/api/v1/cases/${id}`, patient, fields);
    },
    removeCase: async (patient, id) => {
      await ask('DELETE', `/mr/api/v1/cases/${id}`, patient);
    },
    sendForNobody: async (file) => {
      const response = await request.post('/mr/api/v2/docs', {
        headers: { auth: token },
        multipart: { file },
      });
      if (!response.ok()) throw new Error(`The file was not taken: ${response.status()}`);
    },
    caseIds: async (patient) => {
      const list = (await ask('GET', '/mr/api/v1/cases', patient)) as {
        cases: { id: string; status: string }[];
      };
      return list.cases.filter(({ status }) => status === 'A').map(({ id }) => id);
    },
  };
}

export type TestFile = { name: string; mimeType: string; buffer: Buffer };

/** A PDF of one page that opens everywhere; no two are the same. */
export function pdfFile(name: string): TestFile {
  const content = `BT /F1 18 Tf 20 100 Td (${randomUUID()}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\n`;
  const buffer = Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`);
  return { name, mimeType: 'application/pdf', buffer };
}

/** A file that holds something else than its name says. */
export function wrongFile(name: string, content: string): TestFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(content) };
}
