'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Table, Td, Th } from '@/components/ui/table';
import { DeleteClinic, type DeletionActions } from './delete-clinic';
import { DeletionGrace } from './deletion-grace';

export type ClinicRow = {
  id: string;
  name: string;
  address: string;
  time_zone: string;
  partner_id: string | null;
  doctors: number;
};

interface ClinicListProps {
  clinics: readonly ClinicRow[];
  actions: DeletionActions;
}

/** The clinics, and the way to delete one: what hangs on it, its name, then ten seconds in which it can be kept. */
export function ClinicList({ clinics, actions }: ClinicListProps) {
  const t = useTranslations('clinics');
  const [asking, setAsking] = useState<ClinicRow | null>(null);
  const [leaving, setLeaving] = useState<ClinicRow | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const shown = clinics.filter(({ id }) => !gone.has(id));
  return (
    <>
      {leaving && (
        <DeletionGrace
          key={leaving.id}
          clinic={leaving}
          remove={actions.remove}
          onKept={() => setLeaving(null)}
          onGone={() => {
            setGone(new Set([...gone, leaving.id]));
            setLeaving(null);
          }}
        />
      )}
      <Table label={t('title')}>
        <thead>
          <tr>
            <Th>{t('name')}</Th>
            <Th>{t('address')}</Th>
            <Th>{t('zone')}</Th>
            <Th>{t('partnerId')}</Th>
            <Th numeric>{t('doctors')}</Th>
            <Th>
              <span className="sr-only">{t('actions')}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {shown.map((clinic) => (
            <tr key={clinic.id}>
              <Td className="font-semibold">{clinic.name}</Td>
              <Td className="text-ink-2">{clinic.address}</Td>
              <Td className="text-ink-2">{clinic.time_zone}</Td>
              <Td className="text-small text-ink-3">{clinic.partner_id ?? '–'}</Td>
              <Td numeric className="tabular-nums">
                {clinic.doctors}
              </Td>
              <Td className="text-right">
                <Button
                  size="small"
                  variant="danger"
                  disabled={leaving !== null}
                  onClick={() => setAsking(clinic)}
                  aria-label={t('deleteNamed', { name: clinic.name })}
                >
                  {t('delete')}
                </Button>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {asking && (
        <DeleteClinic
          clinic={asking}
          impact={actions.impact}
          onClose={() => setAsking(null)}
          onConfirmed={() => {
            setLeaving(asking);
            setAsking(null);
          }}
        />
      )}
    </>
  );
}
