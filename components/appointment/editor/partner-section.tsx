'use client';
import { useTranslations } from 'next-intl';
import { JsonRowsBoxes } from './json-rows-boxes';
import { Section } from './section';

/** partner_meta: stored for the partner, shown to nobody else, replaced whole by a save that changes it. */
export function PartnerSection() {
  const t = useTranslations('appointment');
  return (
    <Section title={t('partnerData')} note={t('partnerNote')}>
      <JsonRowsBoxes
        name="partner_meta"
        label={t('partnerData')}
        addLabel={t('addKey')}
        emptyText={t('noPartnerData')}
      />
    </Section>
  );
}
