import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Tray } from '@/components/document/tray/tray';
import { requireActor } from '@/lib/desk/actor';
import { may } from '@/lib/desk/permissions';
import { uploadSealing } from '@/lib/gateway/upload-document';
import { findPatientsLike } from '../patients/actions';
import { BoardUnavailable } from '../today/board-unavailable';
import { giveTrayDocument, takeDocumentBack } from './actions';
import { trayFor } from './tray-for';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tray'))('title') };
}

/** Documents that arrived without a patient, to be given to one. */
export default async function TrayPage() {
  const actor = await requireActor('document:assign');
  const tray = await trayFor(actor);
  if (tray.kind !== 'ok') return <BoardUnavailable trouble="failed" />;
  return (
    <Tray
      first={tray}
      find={findPatientsLike}
      actions={{ give: giveTrayDocument, takeBack: takeDocumentBack }}
      may={{ upload: may(actor, 'document:upload') }}
      encrypted={uploadSealing() !== null}
    />
  );
}
