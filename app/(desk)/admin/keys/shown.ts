// What was made, as the page shows it: once, in the answer to the one who made it.
import type { Answer, DoorSecretView } from '@/components/admin/keys/keys-view';
import type { ClientMade } from '@/lib/desk/keys/change-clients';
import type { KeyMade } from '@/lib/desk/keys/change-keys';

type NotMade = Exclude<Answer, { kind: 'made' }>;

export function shownKey(answer: KeyMade | NotMade): Answer {
  if (answer.kind !== 'made') return answer;
  const { kid, secret } = answer;
  return shown('key', { kid, secret });
}

export function shownClient(answer: ClientMade | NotMade): Answer {
  if (answer.kind !== 'made') return answer;
  const { clientId, secret } = answer;
  return shown('client', { clientId, secret });
}

export function shownDoorSecret(kind: DoorSecretView['kind'], secret: string, origin: string): Answer {
  const receiver = `${origin}/api/webhooks/service`;
  return kind === 'signing-key'
    ? shown(kind, { address: receiver, secret })
    : shown(kind, { address: `${receiver}/${secret}` });
}

type Made = Extract<Answer, { kind: 'made' }>['shown'];

function shown(
  about: Made['about'],
  values: Partial<Record<Made['values'][number]['label'], string>>,
): Answer {
  const list = Object.entries(values).map(([label, value]) => ({
    label: label as Made['values'][number]['label'],
    value,
  }));
  return { kind: 'made', shown: { about, values: list } };
}
