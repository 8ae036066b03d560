/** Makes a text key that is missing from the catalogue a type error. */
import type messages from '../../messages/en.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'en';
    Messages: typeof messages;
  }
}
