import type { Examples } from './example';

const CLIENT_ID = 'clb70b45f5c32e4541159e24a5';
const KID = 'keydf594248271c3881cf729955';
const DONE = { status: 'success' };
const MADE_KEY = { kid: KID, secret: '16-bytes-secret!' };
const MADE_CLIENT = { client_id: CLIENT_ID, client_secret: 'PGfW0ZSYPT56dWvzrOPrPZztNF1S9AwwBUD-5QYIyCQ' };

export const credentialExamples: Examples = {
  listKeys: { answer: { keys: [{ kid: KID, state: 'active', created_at: 1795279197 }] } },
  createKey: { answer: MADE_KEY },
  checkKeys: { answer: { keys: [{ kid: KID, opens: true }] } },
  importKey: { body: MADE_KEY, answer: { kid: KID } },
  rotateKey: { answer: MADE_KEY },
  retireKey: { answer: DONE },
  revokeKey: { answer: DONE },
  listClients: {
    answer: {
      clients: [
        {
          client_id: CLIENT_ID,
          name: 'Lab program',
          scopes: ['documents:write'],
          response_encryption: 'on_request',
          enabled: true,
          own: false,
          created_at: 1795279197,
        },
      ],
    },
  },
  createClient: { body: { name: 'Lab program', scopes: ['documents:write'] }, answer: MADE_CLIENT },
  updateClient: { body: { enabled: false }, answer: DONE },
  rotateClientSecret: { answer: MADE_CLIENT },
};
