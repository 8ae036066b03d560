'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { ERROR } from '@/components/ui/class-names';
import type { PlaceOption } from './staff-view';

interface ClinicChoiceProps {
  clinics: readonly PlaceOption[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** The clinics that somebody may see; one that was closed meanwhile can only be taken away. */
export function ClinicChoice({ clinics, value, onChange, error }: ClinicChoiceProps) {
  const t = useTranslations('staff');
  const closed = value
    .filter((id) => clinics.every((clinic) => clinic.id !== id))
    .map((id) => ({ id, label: t('closedClinic') }));
  return (
    <div className="ml-7 space-y-2">
      {[...clinics, ...closed].map(({ id, label }) => (
        <Checkbox
          key={id}
          checked={value.includes(id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, id] : value.filter((one) => one !== id))
          }
        >
          {label}
        </Checkbox>
      ))}
      {error && (
        <p role="alert" className={ERROR}>
          <CircleAlert aria-hidden="true" size={14} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
