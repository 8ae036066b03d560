import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSharedSecret } from '@/lib/jwe';
import { makePartner, startTestService, type TestPartner, type TestService } from '../test-service';
import {
  createSharedKey,
  importSharedKey,
  listSharedKeys,
  readKeys,
  retireSharedKey,
  revokeSharedKey,
} from './shared-keys';
import { openSecret, sealSecret } from './stored-secret';

let service: TestService;
let partner: TestPartner;
beforeAll(async () => {
  service = await startTestService({}, []);
  partner = await makePartner(service, 'keys');
});
afterAll(() => service.close());

const context = () => service.context.credentials;
const held = async () =>
  (await context().keys.get(partner.businessId)).map(({ kid, state }) => ({ kid, state }));

describe('a shared key', () => {
  it('is made of 16 characters, no two alike', () => {
    const keys = [partner.key, service.partner.key, service.other.key];
    for (const { secret } of keys) expect(secret).toMatch(/^[\w-]{16}$/);
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(3);
  });

  it('goes from active to retiring to revoked, at once and never back', async () => {
    const { businessId } = partner;
    const { kid } = await createSharedKey(context(), businessId);
    expect(await held()).toContainEqual({ kid, state: 'active' });
    await retireSharedKey(context(), businessId, kid);
    expect(await held()).toContainEqual({ kid, state: 'retiring' });
    await expect(retireSharedKey(context(), businessId, kid)).rejects.toThrow(`no active key ${kid}`);
    await revokeSharedKey(context(), businessId, kid);
    expect((await held()).map((key) => key.kid)).not.toContain(kid);
    await expect(revokeSharedKey(context(), businessId, kid)).rejects.toThrow(
      `no active or retiring key ${kid}`,
    );
    expect(await listSharedKeys(context(), businessId)).toContainEqual(
      expect.objectContaining({ kid, state: 'revoked' }),
    );
  });

  it("cannot be moved by another business's administrator", async () => {
    await expect(revokeSharedKey(context(), service.other.businessId, partner.key.kid)).rejects.toThrow(
      'has no',
    );
    expect((await held()).map((key) => key.kid)).toContain(partner.key.kid);
  });

  it('can be taken over with 16 bytes, whatever the characters', async () => {
    const { businessId } = partner;
    const secret = 'नमस्ते'.slice(0, 5) + '!';
    expect(isSharedSecret(secret)).toBe(true);
    await importSharedKey(context(), { businessId, kid: 'theirs', secret });
    const keys = await context().keys.get(businessId);
    expect(keys).toContainEqual({ kid: 'theirs', secret, state: 'active' });
  });

  it.each([
    ['15 bytes', 'k', 'fifteen bytes..', /exactly 16 bytes/],
    ['17 bytes', 'k', 'seventeen bytes..', /exactly 16 bytes/],
    ['16 characters of more bytes', 'k', 'sixteen bytes: ñ', /exactly 16 bytes/],
    ['an empty kid', '', 'sixteen bytes ok', /1 to 100 characters/],
    ['a long kid', 'k'.repeat(101), 'sixteen bytes ok', /1 to 100 characters/],
  ])('is refused with %s', async (_, kid, secret, message) => {
    await expect(importSharedKey(context(), { businessId: partner.businessId, kid, secret })).rejects.toThrow(
      message,
    );
  });

  it('is refused under a kid in use, and the old one stays', async () => {
    const { businessId, key } = partner;
    const taken = { businessId, kid: key.kid, secret: 'sixteen bytes ok' };
    await expect(importSharedKey(context(), taken)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await context().keys.get(businessId)).toContainEqual({ ...key, state: 'active' });
  });

  it('lies in the database under the master key only', async () => {
    const { store, masterKey } = context();
    const row = await store.sharedKey.findFirstOrThrow({ where: { kid: partner.key.kid } });
    expect(Buffer.from(row.sealed).includes(partner.key.secret)).toBe(false);
    await expect(readKeys(store, randomBytes(32), partner.businessId)).rejects.toThrow();
    expect(await readKeys(store, masterKey, partner.businessId)).toContainEqual({
      ...partner.key,
      state: 'active',
    });
  });
});

describe('a stored secret', () => {
  const masterKey = randomBytes(32);
  const place = { businessId: 'b', kid: 'k' };
  const sealed = sealSecret(masterKey, place, 'sixteen bytes ok');

  it('opens in its own place', () => {
    expect(openSecret(masterKey, place, sealed)).toBe('sixteen bytes ok');
  });

  it.each([
    ['another business', { businessId: 'c', kid: 'k' }],
    ['another kid', { businessId: 'b', kid: 'l' }],
  ])('does not open for %s', (_, other) => {
    expect(() => openSecret(masterKey, other, sealed)).toThrow();
  });

  it('does not open when a bit is changed, nor when it is cut', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const damaged = Buffer.from(sealed);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(() => openSecret(masterKey, place, damaged)).toThrow();
    }
    expect(() => openSecret(masterKey, place, sealed.subarray(0, 20))).toThrow();
  });
});
