import { expect, it } from 'vitest';
import { decrypt, encrypt } from './content-encryption';

it('gives the published bytes of RFC 7518 appendix B.1', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
  const iv = Buffer.from('1af38c2dc2b96ffdd86694092341bc04', 'hex');
  const additional = 'The second principle of Auguste Kerckhoffs';
  const plaintext = Buffer.from(
    'A cipher system must not be required to be secret, and it must be able to fall into the hands of the enemy without inconvenience',
  );
  const sealed = encrypt(key, iv, additional, plaintext);
  expect(sealed.ciphertext.toString('hex')).toBe(
    'c80edfa32ddf39d5ef00c0b468834279a2e46a1b8049f792f76bfe54b903a9c9a94ac9b47ad2655c5f10f9aef71427e2' +
      'fc6f9b3f399a221489f16362c703233609d45ac69864e3321cf82935ac4096c86e133314c54019e8ca7980dfa4b9cf1b' +
      '384c486f3a54c51078158ee5d79de59fbd34d848b3d69550a67646344427ade54b8851ffb598f7f80074b9473c82e2db',
  );
  expect(sealed.tag.toString('hex')).toBe('652c3fa36b0a7c5b3219fab3a30bc1c4');
  expect(decrypt(key, iv, additional, sealed.ciphertext, sealed.tag)).toEqual(plaintext);
});
