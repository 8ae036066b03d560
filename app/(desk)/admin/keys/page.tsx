import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Clients } from '@/components/admin/keys/clients';
import { DoorSecrets } from '@/components/admin/keys/door-secrets';
import { SharedKeys } from '@/components/admin/keys/shared-keys';
import { InlineAlert } from '@/components/ui/inline-alert';
import { PageHeader } from '@/components/ui/page-header';
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import { requireActor } from '@/lib/desk/actor';
import { listWebhookSecrets } from '@/lib/desk/events/webhook-secrets';
import { readCredentials } from '@/lib/desk/keys/read-credentials';
import {
  addDoorSecret,
  changeProgram,
  checkSharedKeys,
  createProgram,
  endSharedKey,
  importSharedKey,
  makeSharedKey,
  renewProgramSecret,
  revokeDoorSecret,
  rotateSharedKey,
} from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('keys'))('title') };
}

/** Shared keys, the partner's programs, and what senders of events prove themselves with. */
export default async function KeysPage() {
  const actor = await requireActor('key:manage');
  const t = await getTranslations('keys');
  const [read, doorSecrets] = await Promise.all([readCredentials(actor), listWebhookSecrets()]);
  return (
    <>
      <PageHeader title={t('title')} sub={t('sub')} />
      {read.kind === 'ok' ? (
        <>
          <SharedKeys
            keys={read.keys}
            zone={DEFAULT_TIME_ZONE}
            actions={{
              make: makeSharedKey,
              takeOver: importSharedKey,
              rotate: rotateSharedKey,
              end: endSharedKey,
              check: checkSharedKeys,
            }}
          />
          <Clients
            clients={read.clients}
            zone={DEFAULT_TIME_ZONE}
            actions={{ add: createProgram, change: changeProgram, renew: renewProgramSecret }}
          />
        </>
      ) : (
        <InlineAlert tone={read.kind === 'elsewhere' ? 'info' : 'error'} className="mb-8">
          {t(read.kind)}
        </InlineAlert>
      )}
      <DoorSecrets
        secrets={doorSecrets}
        zone={DEFAULT_TIME_ZONE}
        actions={{ add: addDoorSecret, revoke: revokeDoorSecret }}
      />
    </>
  );
}
