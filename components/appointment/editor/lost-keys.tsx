'use client';
import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { InlineAlert } from '@/components/ui/inline-alert';
import { LinkButton } from '@/components/ui/link-button';
import type { EditorValues } from '../form/editor-schema';
import { rowsOf } from '../form/json-rows';
import { useEditor } from './editor-context';

/** partner_meta is replaced whole: names the stored keys that a save would take away, and puts them back at once. */
export function LostKeys() {
  const t = useTranslations('appointment.lost');
  const { stored } = useEditor();
  const { control, getValues, setValue } = useFormContext<EditorValues>();
  const rows = useWatch({ control, name: 'partner_meta' });
  const kept = new Set(rows.map((row) => row.key.trim()));
  const lost = Object.keys(stored.partner_meta).filter((key) => !kept.has(key));
  if (lost.length === 0) return null;
  const keep = () => {
    const back = rowsOf(stored.partner_meta).filter((row) => lost.includes(row.key));
    setValue('partner_meta', [...getValues('partner_meta'), ...back], { shouldDirty: true });
  };
  return (
    <InlineAlert tone="warn" live="status" className="mt-3">
      <b className="font-semibold">{t('title')}</b>{' '}
      {t.rich('keys', {
        count: lost.length,
        keys: lost.join(', '),
        strong: (words) => <b className="font-semibold wrap-anywhere">{words}</b>,
      })}{' '}
      <LinkButton onClick={keep}>{t('keep', { count: lost.length })}</LinkButton>
    </InlineAlert>
  );
}
