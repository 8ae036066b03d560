// What every handler of the service works with. Built once by createService.
import type { Credentials } from './credentials/credentials';
import type { Documents } from './documents/documents';
import type { Patience } from './http/slow-body';
import type { LiveIndex } from './medications/catalogue/live-index';
import type { Store } from './store';

export type ServiceContext = {
  store: Store;
  /** Where the bytes of documents come in and lie. */
  documents: Documents;
  /** The index that medicines are searched in. */
  medications: LiveIndex;
  /** Programs, their keys and tokens. */
  credentials: Credentials;
  /** 32 bytes; keys for single purposes are derived from it (derived-key.ts). */
  masterKey: Buffer;
  /** The origin the interface is served from, such as http://localhost:3000. */
  origin: string;
  dataDir: string;
  medicationGateways: string[];
  /** The program that no rate limit holds: the desk in this process, which asks for all of its staff at once. */
  unlimitedClient: string | null;
  /** Whether events may go to http and to private addresses (setting EVENTS_ALLOW_PRIVATE). */
  eventsAllowPrivate: boolean;
  /** How many days before its due date a vaccination is reminded of (setting VACCINATION_REMIND_DAYS). */
  vaccinationRemindDays: number;
  /** How long bodies may take. */
  patience: Patience;
};
