import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';
import { SetupProblem } from './setup-problem';

describe('the settings', () => {
  it('all have a default that runs', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: resolve('.data'),
      PUBLIC_ORIGIN: 'http://localhost:3000',
      API_RATE_LIMIT: 600,
      MEDICATION_GATEWAYS: ['/svc-mcp', '/eka-mcp'],
      EVENTS_ALLOW_PRIVATE: false,
      VACCINATION_REMIND_DAYS: 7,
      DEMO: true,
      LOG_LEVEL: 'info',
    });
  });

  it('take the port into the origin, and an empty one for an absent one', () => {
    expect(readEnvironment({ PORT: '4000', PUBLIC_ORIGIN: '' }).PUBLIC_ORIGIN).toBe('http://localhost:4000');
  });

  it('are refused all at once, each with what to change', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hush@db/clinic',
      S3_BUCKET: 'Documents',
      S3_ENDPOINT: 'minio:9000',
      SERVICE_BASE_URL: 'https://service.example.org/v1',
      SERVICE_SHARED_KEY: 'kid:too-short',
      PUBLIC_ORIGIN: 'desk.example.org',
      MASTER_KEY: 'letmein',
      WEBHOOK_SIGNING_KEY: 'short',
      MEDICATION_GATEWAYS: 'svc-mcp',
      API_RATE_LIMIT: 'many',
      EVENTS_ALLOW_PRIVATE: 'yes',
      DEMO: 'true',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXY: '1',
    };
    const message = problemOf(wrong);
    for (const name of Object.keys(wrong)) expect(message).toContain(`\n  ${name}: `);
    for (const name of ['SERVICE_CLIENT_ID', 'SERVICE_CLIENT_SECRET']) {
      expect(message).toContain(`${name}: set it, because SERVICE_BASE_URL is set`);
    }
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(message).toContain(`${name}: set it, because S3_BUCKET is set`);
    }
    expect(message, 'values may be secrets').not.toMatch(/hush|letmein/);
  });

  it('take an origin without its slash and in lower case, and nothing that has more', () => {
    expect(readEnvironment({ PUBLIC_ORIGIN: 'https://Desk.Example.org/' }).PUBLIC_ORIGIN).toBe(
      'https://desk.example.org',
    );
    for (const origin of [
      'ftp://desk',
      'https://desk/x',
      'https://u@desk',
      'https://desk?x',
      'https://desk#x',
    ]) {
      expect(problemOf({ PUBLIC_ORIGIN: origin })).toContain('PUBLIC_ORIGIN');
    }
  });

  it('split a shared key at its first colon', () => {
    const read = readEnvironment({ SERVICE_SHARED_KEY: 'k1:abc:defghijklmno' });
    expect(read.SERVICE_SHARED_KEY).toEqual({ kid: 'k1', secret: 'abc:defghijklmno' });
  });
});

function problemOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(SetupProblem);
    return (error as SetupProblem).message;
  }
  throw new Error('nothing was refused');
}
