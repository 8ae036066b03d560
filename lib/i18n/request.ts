/** Which language and which texts a request is answered with. No locale in the address: one address per thing. */
import { getRequestConfig } from 'next-intl/server';

const DEFAULT_LOCALE = 'en';

export default getRequestConfig(async () => ({
  locale: DEFAULT_LOCALE,
  messages: (await import('../../messages/en.json')).default,
  // Every page names the clinic's zone where it shows a time; this one is never the browser's or the server's.
  timeZone: 'UTC',
}));
