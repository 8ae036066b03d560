import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { getAppointment, updateAppointment } from './appointments';
import { deleteClinic, getClinic, listClinics } from './clinics';
import { searchPatients } from './patients';
import { ServiceError } from './service-error';
import { overSocket, sendJson, startOtherService, type OtherService } from './testing/other-service';
import { setServiceTransport, type GatewayTransport } from './transport';

const IDS = { clinic_id: 'c-1', doctor_id: 'd-1', patient_id: 'pt-1' };
const CLINICS = { status: 'success', clinics: [] };

let open: OtherService | undefined;
afterEach(() => open?.close());

async function answering(
  answers: (response: ServerResponse, count: number) => void,
  different: Partial<GatewayTransport> = {},
): Promise<OtherService> {
  let count = 0;
  open = await startOtherService((_, response) => answers(response, ++count));
  setServiceTransport(overSocket(open.origin, { timeLimitMs: 400, ...different }));
  return open;
}

async function failureOf(work: Promise<unknown>): Promise<ServiceError> {
  const error: unknown = await work.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceError)) throw error;
  return error;
}

describe('nothing answers', () => {
  it('a refused connection is unreachable and nothing was sent', async () => {
    const gone = await startOtherService(() => undefined);
    await gone.close();
    setServiceTransport(overSocket(gone.origin));
    expect(await failureOf(deleteClinic('c-1'))).toMatchObject({ kind: 'unreachable', unsent: true });
  });

  it('a name that does not exist is unreachable', async () => {
    setServiceTransport(overSocket('http://no-such-host.invalid', { timeLimitMs: 3000 }));
    expect((await failureOf(listClinics())).kind).toBe('unreachable');
  });

  it('a server that hangs is given up after the time limit, once', async () => {
    const { asked } = await answering(() => undefined);
    const started = Date.now();
    const failure = await failureOf(listClinics());
    expect(failure).toMatchObject({ kind: 'unreachable', message: 'The service did not answer in time.' });
    expect(Date.now() - started).toBeLessThan(800);
    expect(asked.filter((line) => line.startsWith('GET'))).toHaveLength(1);
  });

  it('a login that hangs is given up as well', async () => {
    open = await startOtherService(() => undefined, false);
    setServiceTransport(overSocket(open.origin, { timeLimitMs: 300 }));
    expect((await failureOf(listClinics())).kind).toBe('unreachable');
  });

  it('a body that trickles without an end is given up after the time limit', async () => {
    await answering((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect((await failureOf(listClinics())).kind).toBe('unreachable');
  });
});

describe('a connection that breaks', () => {
  const breakOff = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
    response.write('{"status":"succ', () => response.destroy());
  };

  it('mid-body is unreachable, and a reading is asked for again, at most twice', async () => {
    const { asked } = await answering(breakOff, { timeLimitMs: 5000 });
    expect((await failureOf(listClinics())).kind).toBe('unreachable');
    expect(asked.filter((line) => line.startsWith('GET'))).toHaveLength(3);
  });

  it('a reading that works the second time is answered', async () => {
    await answering(
      (response, count) => (count === 1 ? breakOff(response) : sendJson(response, 200, CLINICS)),
      {
        timeLimitMs: 5000,
      },
    );
    expect(await listClinics()).toEqual([]);
  });

  it('a change that may have been made is not sent again', async () => {
    const { asked } = await answering(breakOff, { timeLimitMs: 5000 });
    expect((await failureOf(updateAppointment('a-1', IDS))).kind).toBe('unreachable');
    expect((await failureOf(deleteClinic('c-1'))).kind).toBe('unreachable');
    expect(asked.slice(1)).toEqual(['PATCH /dr/v2/appointment/a-1', 'DELETE /cdr/v1/clinic/c-1/']);
  });

  it('a change of one version is: the service would notice the second', async () => {
    const { asked } = await answering(breakOff, { timeLimitMs: 5000 });
    await failureOf(updateAppointment('a-1', IDS, { ifMatch: '"1.1"' }));
    expect(asked.filter((line) => line.startsWith('PATCH'))).toHaveLength(3);
  });

  it('a proxy that says the service is away is unreachable too', async () => {
    for (const status of [502, 503, 504]) {
      await answering((response) => void response.writeHead(status).end('<html>away</html>'), {
        timeLimitMs: 5000,
      });
      expect(await failureOf(updateAppointment('a-1', IDS))).toMatchObject({ kind: 'unreachable', status });
      await open?.close();
    }
  });
});

describe('an answer that is not the interface', () => {
  it('HTML is unreadable, and its text does not get into the error', async () => {
    await answering((response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Aarav Sharma</html>'),
    );
    const failure = await failureOf(listClinics());
    expect(failure).toMatchObject({ kind: 'unreadable', status: 200 });
    expect(`${failure.message}${String(failure.cause)}${failure.stack}`).not.toContain('Aarav');
  });

  it('HTML with status 404 is not taken for a missing record', async () => {
    await answering((response) => void response.writeHead(404).end('<html>Not found</html>'));
    expect((await failureOf(getAppointment('a-1'))).kind).toBe('unreadable');
  });

  it('a body of the wrong shape is unreadable and names the place, not the value', async () => {
    await answering((response) => sendJson(response, 200, { status: 'success', clinics: [{ id: 'Aarav' }] }));
    const failure = await failureOf(listClinics());
    expect(failure.kind).toBe('unreadable');
    expect(failure.message).toContain('clinics.0.name');
    expect(failure.message).not.toContain('Aarav');
  });

  it('a redirect is unreadable and not followed', async () => {
    const { asked } = await answering((response) =>
      response.writeHead(302, { Location: '/elsewhere' }).end(),
    );
    expect((await failureOf(listClinics())).kind).toBe('unreadable');
    expect(asked).not.toContain('GET /elsewhere');
  });

  it('an empty body where a record belongs is unreadable', async () => {
    await answering((response) => void response.writeHead(200).end());
    expect((await failureOf(getClinic('c-1'))).kind).toBe('unreadable');
  });
});

describe('a refusal, in the shape of each family', () => {
  const cases: [string, number, unknown, Partial<ServiceError>][] = [
    ['dr', 400, { error: { code: 'INVALID_REQUEST', message: 'no', details: [{ path: 'token', message: 'taken' }] } }, { code: 'INVALID_REQUEST', message: 'no', details: [{ path: 'token', message: 'taken' }] }],
    ['cdr', 404, { status: 'error', message: 'Clinic not found' }, { message: 'Clinic not found', code: undefined }],
    ['mr', 404, { error: 'no case', code: 'CASE_NOT_FOUND' }, { message: 'no case', code: 'CASE_NOT_FOUND' }],
    ['medications', 500, { error: 'broken' }, { message: 'broken', code: undefined }],
    ['abdm and connect-auth', 400, { code: 400, error: 'wrong number' }, { message: 'wrong number', code: undefined }],
    ['the vendor’s gateway', 403, { message: 'Forbidden' }, { message: 'Forbidden', code: undefined }],
    ['no body at all', 403, '', { message: 'The service refused with status 403.' }],
  ]; // prettier-ignore

  it.each(cases)('%s', async (_, status, body, expected) => {
    const { asked } = await answering((response) =>
      body === '' ? response.writeHead(status).end() : sendJson(response, status, body),
    );
    expect(await failureOf(searchPatients('aa'))).toMatchObject({ kind: 'refused', status, ...expected });
    expect(asked.filter((line) => line.startsWith('GET'))).toHaveLength(1);
  });
});

describe('an id in a path', () => {
  it('stays in its segment, whatever it is', async () => {
    const { asked } = await answering((response) =>
      sendJson(response, 404, { error: { code: 'x', message: 'y' } }),
    );
    for (const id of ['a/../b', '..%2f', 'ä b?x=1#y', '%']) await failureOf(getAppointment(id));
    expect(asked.slice(1)).toEqual([
      'GET /dr/v1/appointment/a%2F..%2Fb',
      'GET /dr/v1/appointment/..%252f',
      'GET /dr/v1/appointment/%C3%A4%20b%3Fx%3D1%23y',
      'GET /dr/v1/appointment/%25',
    ]);
  });

  it('is unknown without asking when no address can carry it', async () => {
    const { asked } = await answering((response) => sendJson(response, 200, {}));
    for (const id of ['', '.', '..', 'a\0', '\uD800']) {
      expect(await failureOf(getAppointment(id))).toMatchObject({ kind: 'refused', status: 404 });
    }
    expect(asked).toEqual([]);
  });
});
