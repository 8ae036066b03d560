// Delivers events to the desk as the service does, and as senders with less good intentions do.
import { createHmac, randomBytes } from 'node:crypto';
import { SIGNATURE_HEADER, type VaccinationReminder } from '@/lib/contract/event';
import { ownWebhookSecrets } from '../../derived-key';
import { receiveEvent, type Proof } from '../receive-event';

const ADDRESS = 'http://localhost:4999/api/webhooks/service';

/** A reminder that no other test has; `different` replaces members of its data. */
export function aReminder(different: Partial<VaccinationReminder['data']> = {}): VaccinationReminder {
  const data = {
    doctor_id: `d${randomBytes(6).toString('hex')}`,
    patient_id: `p${randomBytes(6).toString('hex')}`,
    patient_name: 'Kabir Nair',
    doctor_name: 'Dr Kapoor',
    booking_link: 'https://clinic.example/book',
    due_date: '2031-03-10',
    vaccines: 'MMR 2, Varicella',
    ...different,
  };
  const time = Date.now();
  return {
    event: 'vaccination.reminder',
    service: 'appointment',
    event_time: time,
    partition_id: `biz:${data.patient_id}:vaccination.reminder`,
    transaction_id: `${data.patient_id}-${data.doctor_id}-${time}`,
    data,
  };
}

/** `t=…,v1=…` over a body, now, with the key that an embedded service uses. */
export function signed(
  body: string | Uint8Array,
  { at = seconds(), key = ownWebhookSecrets().signingKey } = {},
): string {
  return `t=${at},v1=${hmac(body, { at, key })}`;
}

/** The hex HMAC alone. */
export function hmac(
  body: string | Uint8Array,
  { at = seconds(), key = ownWebhookSecrets().signingKey } = {},
): string {
  return createHmac('sha256', key).update(`${at}.`).update(body).digest('hex');
}

export const seconds = () => Math.floor(Date.now() / 1000);

export type Answer = { status: number; body: unknown };

/** Sends raw bytes; `signatures` are the values of as many signature headers. */
export async function deliver(
  body: string | Uint8Array,
  signatures: readonly string[] = [signed(body)],
  proof: Proof = { way: 'signed' },
): Promise<Answer> {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const signature of signatures) headers.append(SIGNATURE_HEADER, signature);
  const bytes = typeof body === 'string' ? Buffer.from(body) : new Uint8Array(body);
  const response = await receiveEvent(new Request(ADDRESS, { method: 'POST', headers, body: bytes }), proof);
  return { status: response.status, body: await response.json() };
}

/** Sends an event as the service would. */
export function deliverEvent(event: object): Promise<Answer> {
  return deliver(JSON.stringify(event));
}
