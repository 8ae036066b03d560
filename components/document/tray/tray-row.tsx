'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Cell, Row } from '@/components/ui/row';
import { Thumbnail } from '../thumbnail';
import { useDocumentFacts } from '../use-document-facts';
import type { TrayDocumentView } from './tray-view';

const COLUMNS =
  'grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5! tablet:grid-cols-[44px_minmax(0,1fr)_minmax(0,1fr)_auto]';

interface TrayRowProps {
  document: TrayDocumentView;
  when: (moment: number) => string;
  onGive: () => void;
}

/** One document that waits for its patient, and whose it is likely to be. */
export function TrayRow({ document, when, onGive }: TrayRowProps) {
  const t = useTranslations('tray');
  const facts = useDocumentFacts(document, when);
  const name = document.title || t('noTitle');
  return (
    <Row id={document.id} className={COLUMNS}>
      <Cell>
        <Thumbnail document={document} />
      </Cell>
      <Cell className="min-w-0">
        <b dir="auto" className="block truncate font-semibold" title={name}>
          {name}
        </b>
        <span className="block truncate text-small text-ink-3">{facts}</span>
      </Cell>
      <Cell className="col-span-2 col-start-2 row-start-2 min-w-0 text-small text-ink-2 tablet:col-span-1 tablet:col-start-3 tablet:row-start-1">
        <LikelyWords document={document} />
      </Cell>
      <Cell className="col-start-3 row-start-1 tablet:col-start-4">
        <Button size="small" tabIndex={-1} onClick={onGive} aria-label={t('giveOf', { document: name })}>
          {t('give')}
        </Button>
      </Cell>
    </Row>
  );
}

function LikelyWords({ document: { likely } }: { document: TrayDocumentView }) {
  const t = useTranslations('tray');
  const [patient, ...others] = likely?.patients ?? [];
  if (!likely || !patient) return t('nobodyLikely');
  if (others.length > 0) return t(`several.${likely.clue}`, { count: others.length + 1 });
  return (
    <>
      <b dir="auto" className="block truncate font-semibold text-ink">
        {[patient.name, patient.about, patient.phone].filter(Boolean).join(' · ')}
      </b>
      <span className="block truncate text-ink-3">{t(`because.${likely.clue}`)}</span>
    </>
  );
}
