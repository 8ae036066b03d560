'use client';
import { useTranslations } from 'next-intl';
import { localDay } from '@/lib/contract/time';
import { shownCard } from '@/lib/display/card';
import { PanelHeader, PanelTile } from '@/components/ui/panel-parts';
import { useEditor } from './editor-context';
import { useZone } from './use-zone';

/** Whose appointment this is, as stored: it does not follow the typing, so that a wrong row is noticed. */
export function IdentityStrip() {
  const { token, name, detail } = useIdentity();
  return <PanelHeader lead={token && <PanelTile>{token}</PanelTile>} title={name} detail={detail} />;
}

/** Token, name, and what tells two people of one name apart. */
export function useIdentity() {
  const t = useTranslations('appointment');
  const say = useTranslations('display');
  const { stored, now } = useEditor();
  const zone = useZone();
  const card = shownCard(stored, { zone, now, doctor: '' }, say);
  const detail = [card.about, card.phone, stored.partner_patient_id].filter(Boolean).join(' · ');
  return {
    token: card.token,
    name: card.name || t('noName'),
    detail,
    day: localDay(stored.start_time, zone),
  };
}
