// The strict front before any cryptography: exactly the interface's form, canonically encoded, nothing else.
// Readers that forgive (padding, blanks, other algorithms under the same key, `zip`) open what must stay shut.
import { canonicalBytes } from '@/lib/canonical-base64';
import { readJson, StrictJsonError } from '@/lib/strict-json';
import { BLOCK_BYTES, IV_BYTES, TAG_BYTES } from './content-encryption';
import { SealError } from './seal-error';

const MEMBERS = ['protected', 'iv', 'ciphertext', 'tag', 'kid', 'encrypted_key'];
const REQUIRED = ['protected', 'iv', 'ciphertext', 'tag'] as const;

export type SealedForm = {
  /** As received: it is authenticated in the spelling of the sender, with blanks or without. */
  protected: string;
  iv: Buffer;
  ciphertext: Buffer;
  tag: Buffer;
  kid: string | undefined;
};

/** The parts of a sealed body. Throws SealError, naming the member for what the sender can see himself. */
export function readSealed(sealed: unknown): SealedForm {
  const members = stringMembers(sealed);
  const header = bytesOf(members, 'protected');
  const iv = bytesOf(members, 'iv');
  const ciphertext = bytesOf(members, 'ciphertext');
  const tag = bytesOf(members, 'tag');
  // From here on one answer for every cause.
  const headerKid = readHeader(header);
  const outerKid = members.get('kid');
  if (headerKid !== undefined && outerKid !== undefined && headerKid !== outerKid) {
    throw new SealError('the kid of the header is another one');
  }
  if (iv.length !== IV_BYTES) throw new SealError('the iv has the wrong length');
  if (tag.length !== TAG_BYTES) throw new SealError('the tag has the wrong length');
  if (ciphertext.length === 0 || ciphertext.length % BLOCK_BYTES !== 0) {
    throw new SealError('the ciphertext is not made of whole blocks');
  }
  return { protected: members.get('protected') ?? '', iv, ciphertext, tag, kid: outerKid ?? headerKid };
}

function stringMembers(sealed: unknown): Map<string, string> {
  if (typeof sealed !== 'object' || sealed === null || Array.isArray(sealed)) {
    throw new SealError(`must be a JWE JSON object with ${REQUIRED.join(', ')}, kid`, '');
  }
  const members = new Map<string, string>();
  for (const [name, value] of Object.entries(sealed)) {
    if (!MEMBERS.includes(name)) throw new SealError('is not a member of this JWE form', name.slice(0, 60));
    if (typeof value !== 'string') throw new SealError('must be a string', name);
    members.set(name, value);
  }
  for (const name of REQUIRED) {
    if (!members.has(name)) throw new SealError('is required', name);
  }
  // The `jose` command line tool writes it, empty, for dir; RFC 7516 wants it absent then.
  if (members.get('encrypted_key'))
    throw new SealError('must be empty or absent with alg dir', 'encrypted_key');
  return members;
}

function bytesOf(members: Map<string, string>, name: string): Buffer {
  const bytes = canonicalBytes(members.get(name) ?? '', 'base64url');
  if (!bytes) throw new SealError('must be base64url without padding, blanks or stray bits', name);
  return bytes;
}

/** The kid of the protected header, if it has one. */
function readHeader(bytes: Buffer): string | undefined {
  const { alg, enc, kid, ...others } = headerMembers(bytes);
  if (alg !== 'dir') throw new SealError('alg is not dir');
  if (enc !== 'A128CBC-HS256') throw new SealError('enc is not A128CBC-HS256');
  // crit, zip, epk and the like would change how the body is read; none of them is part of the interface.
  if (Object.keys(others).length > 0) throw new SealError('the header has more than alg, enc and kid');
  if (kid !== undefined && typeof kid !== 'string')
    throw new SealError('the kid of the header is not a string');
  return kid;
}

function headerMembers(bytes: Buffer): { [name: string]: unknown } {
  try {
    const header = readJson(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    if (typeof header === 'object' && header !== null && !Array.isArray(header)) return header;
  } catch (error) {
    if (!(error instanceof StrictJsonError || error instanceof TypeError)) throw error;
  }
  throw new SealError('the header is not a JSON object');
}
