// The sender's file name: cleaned into a label, and written back into a header safely (RFC 6266, RFC 8187).
import { FILE_NAME_MAX } from '@/lib/contract/document';

// Controls, and the characters that turn text around or hide it (bidirectional marks, zero-width).
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The last part of a name without anything invisible, composed (NFC) and cut to its end; null when nothing is left. */
export function cleanFileName(name: string | undefined): string | null {
  const base = (name ?? '').replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '';
  const clean = base.normalize('NFC').trim().replace(/^\.+/, '');
  // The end is kept, because it holds the extension.
  return [...clean].slice(-FILE_NAME_MAX).join('') || null;
}

/** The extension in lower case without its dot; null when the name has none. A leading dot makes none. */
export function extensionOf(name: string | null): string | null {
  return /[^.]\.([^.\s]{1,10})$/u.exec(name ?? '')?.[1]?.toLowerCase() ?? null;
}

/** `attachment` or `inline` with the name in both spellings. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
