import { describe, expect, it } from 'vitest';
import { checkDestination, ForbiddenAddress, isPublic } from './address-guard';

const STRICT = { allowPrivate: false, ownOrigin: 'http://localhost:3000' };

const reasonFor = async (address: string): Promise<string> => {
  const checked = await checkDestination(new URL(address), STRICT).catch((error: unknown) => error);
  return checked instanceof ForbiddenAddress ? checked.reason : 'allowed';
};

describe('where events may go', () => {
  it.each([
    'https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/',
    'https://0.0.0.0/', 'https://0/', 'https://10.0.0.1/', 'https://172.16.0.1/', 'https://172.31.255.255/',
    'https://192.168.1.1/', 'https://169.254.169.254/latest/meta-data/', 'https://100.64.0.1/', 'https://198.18.0.1/',
    'https://192.0.0.1/', 'https://192.0.2.1/', 'https://224.0.0.1/', 'https://240.0.0.1/', 'https://255.255.255.255/',
    'https://[::1]/', 'https://[::]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[::127.0.0.1]/',
    'https://[fe80::1]/', 'https://[fc00::1]/', 'https://[fd12:3456::1]/', 'https://[ff02::1]/',
    'https://[64:ff9b::7f00:1]/', 'https://[2002:7f00:1::]/', 'https://[2001:db8::1]/', 'https://[2001::1]/',
    'https://localhost/', 'https://localhost:3000/',
  ])('refuses %s', async (address) => {
    expect(await reasonFor(address)).toBe('private_address');
  }); // prettier-ignore

  it.each(['http://93.184.216.34/', 'ftp://93.184.216.34/', 'https://user:secret@93.184.216.34/'])(
    'refuses the form of %s',
    async (address) => {
      expect(await reasonFor(address)).toBe('not_https');
    },
  );

  it('refuses a host that does not exist', async () => {
    expect(await reasonFor('https://no-such-host.invalid/')).toBe('unknown_host');
  });

  it('allows a public address, and its own origin', async () => {
    expect(await reasonFor('https://93.184.216.34/')).toBe('allowed');
    expect(await reasonFor('http://localhost:3000/api/webhooks/service')).toBe('allowed');
  });

  it('allows private ones when the setting says so', async () => {
    const rules = { ...STRICT, allowPrivate: true };
    expect(await checkDestination(new URL('http://10.0.0.1/'), rules)).toEqual({
      address: '10.0.0.1',
      family: 4,
    });
  });

  it('knows no public address in nonsense', () => {
    expect(isPublic('not an address')).toBe(false);
  });
});
