import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listClinics } from './clinics';
import { searchPatients } from './patients';
import { GRANT, overSocket, sendJson, startOtherService, type OtherService } from './testing/other-service';
import { setServiceTransport, type GatewayTransport } from './transport';

let open: OtherService | undefined;
afterEach(() => open?.close());

type Grants = (request: IncomingMessage, body: string, count: number) => { status: number; body: unknown };

/** A service that takes any token in `good`, and answers logins and refreshes by `grants`. */
async function granting(grants: Grants, good: string[], different: Partial<GatewayTransport> = {}) {
  let count = 0;
  const seen: { auth?: string | undefined; bearer?: string | undefined }[] = [];
  const answers = (request: IncomingMessage, response: ServerResponse, body: string) => {
    if (request.url?.startsWith('/connect-auth')) {
      const { status, body: grant } = grants(request, body, ++count);
      return sendJson(response, status, grant);
    }
    const { auth, authorization } = request.headers;
    seen.push({ auth: auth as string | undefined, bearer: authorization });
    const token = typeof auth === 'string' ? auth : (authorization ?? '').replace('Bearer ', '');
    if (!good.includes(token)) return sendJson(response, 401, { status: 'error', message: 'no such token' });
    return sendJson(response, 200, request.url?.startsWith('/cdr') ? { status: 'success', clinics: [] } : []);
  };
  open = await startOtherService(answers, false);
  setServiceTransport(overSocket(open.origin, different));
  return { seen, asked: open.asked };
}

const numbered: Grants = (_, __, count) => ({
  status: 200,
  body: { ...GRANT, access_token: `token-${count}` },
});

function grantsOf(asked: string[]): string[] {
  return asked.filter((line) => line.includes('connect-auth')).map((line) => line.split('/').at(-1) ?? '');
}

it('logs in with its credentials and sends the token in the header that the interface names', async () => {
  let sent: unknown;
  const { seen } = await granting(
    (_, body) => {
      sent = JSON.parse(body);
      return { status: 200, body: GRANT };
    },
    ['first'],
  );
  await listClinics();
  await searchPatients('aa');
  expect(sent).toEqual({ client_id: 'desk', client_secret: 'a secret of the desk' });
  expect(seen).toEqual([
    { auth: 'first', bearer: undefined },
    { auth: undefined, bearer: 'Bearer first' },
  ]);
});

it('many questions at once share one login', async () => {
  const { asked } = await granting(numbered, ['token-1']);
  await Promise.all(Array.from({ length: 20 }, () => listClinics()));
  expect(grantsOf(asked)).toEqual(['login']);
});

it('a token near its end is refreshed before it is used', async () => {
  const { asked, seen } = await granting(
    (_, __, count) => ({ status: 200, body: { ...GRANT, access_token: `token-${count}`, expires_in: count === 1 ? 0 : 60 } }),
    ['token-1', 'token-2'],
  ); // prettier-ignore
  await listClinics();
  await listClinics();
  await listClinics();
  expect(grantsOf(asked)).toEqual(['login', 'refresh-token']);
  expect(seen.map(({ auth }) => auth)).toEqual(['token-1', 'token-2', 'token-2']);
});

it('a refresh that is refused becomes a login', async () => {
  const { asked } = await granting(
    (request, _, count) =>
      request.url?.endsWith('refresh-token')
        ? { status: 401, body: { code: 401, error: 'used too late' } }
        : { status: 200, body: { ...GRANT, access_token: `token-${count}`, expires_in: 0 } },
    ['token-1', 'token-3'],
  );
  await listClinics();
  await listClinics();
  expect(grantsOf(asked)).toEqual(['login', 'refresh-token', 'login']);
});

it('a token that the service no longer takes is replaced once, for all who hold it', async () => {
  const { asked, seen } = await granting(numbered, ['token-2']);
  await Promise.all([listClinics(), listClinics(), listClinics()]);
  expect(grantsOf(asked)).toEqual(['login', 'login']);
  expect(seen.map(({ auth }) => auth).sort()).toEqual([
    'token-1', 'token-1', 'token-1', 'token-2', 'token-2', 'token-2',
  ]); // prettier-ignore
});

it('a service that takes no token at all is refused after the second try', async () => {
  const { asked } = await granting(numbered, []);
  await expect(listClinics()).rejects.toMatchObject({
    kind: 'refused',
    status: 401,
    message: 'no such token',
  });
  expect(asked).toHaveLength(4);
});

it('wrong credentials are refused and the next question tries again', async () => {
  let right = false;
  const { asked } = await granting(
    () =>
      right ? { status: 200, body: GRANT } : { status: 401, body: { code: 401, error: 'unknown client' } },
    ['first'],
  );
  await expect(listClinics()).rejects.toMatchObject({
    kind: 'refused',
    status: 401,
    message: 'unknown client',
  });
  expect(grantsOf(asked)).toEqual(['login']);
  right = true;
  expect(await listClinics()).toEqual([]);
});
