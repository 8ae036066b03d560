import type { KEY_STATES } from '@/lib/contract/jwe';

/** What the page about keys and programs draws and what it can ask for. */

export interface KeyView {
  kid: string;
  state: (typeof KEY_STATES)[number];
  /** Epoch seconds */
  created_at: number;
  /** The desk itself seals under it */
  own: boolean;
}

export interface ClientView {
  client_id: string;
  name: string;
  scopes: readonly string[];
  enabled: boolean;
  own: boolean;
  created_at: number;
}

export interface DoorSecretView {
  id: string;
  kind: 'signing-key' | 'unsigned-token';
  /** ISO 8601, UTC */
  createdAt: string;
  revoked: boolean;
  own: boolean;
}

/** What is shown once: names of texts, and the values to hand over. */
export interface Shown {
  about: 'key' | 'client' | 'signing-key' | 'unsigned-token';
  values: readonly { label: 'kid' | 'clientId' | 'secret' | 'address'; value: string }[];
}

export type Trouble = 'in-use' | 'gone' | 'invalid' | 'refused' | 'forbidden' | 'unreachable';
export type Answer =
  { kind: 'ok' } | { kind: 'made'; shown: Shown } | { kind: Trouble } | { kind: 'signed-out' };
export type Checked =
  | { kind: 'ok'; keys: readonly { kid: string; opens: boolean }[] }
  | { kind: Trouble }
  | { kind: 'signed-out' };

export interface KeyActions {
  make: () => Promise<Answer>;
  takeOver: (key: { kid: string; secret: string }) => Promise<Answer>;
  rotate: (kid: string) => Promise<Answer>;
  end: (kid: string, how: 'retire' | 'revoke') => Promise<Answer>;
  check: () => Promise<Checked>;
}

export interface ClientActions {
  add: (client: { name: string; scopes: readonly string[] }) => Promise<Answer>;
  change: (id: string, change: { scopes?: readonly string[]; enabled?: boolean }) => Promise<Answer>;
  renew: (id: string) => Promise<Answer>;
}

export interface DoorActions {
  add: (kind: DoorSecretView['kind']) => Promise<Answer>;
  revoke: (id: string) => Promise<Answer>;
}
