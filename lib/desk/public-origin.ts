// The address people open, from the settings and never from a Host header that a client wrote.
import { environment } from '@/lib/env';

/** The configured origin, such as `https://desk.example.org`. */
export function publicOrigin(): string {
  return environment().PUBLIC_ORIGIN;
}

/** Whether people reach us by https, as far as the settings say. */
export function isHttps(): boolean {
  return publicOrigin().startsWith('https://');
}
