'use client';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';

interface CodeFieldProps {
  id: string;
  description?: string;
  error?: string | undefined;
}

/** Where a code of the second factor is typed. Digits for both kinds, so a phone keeps one keyboard. */
export function CodeField({ id, description, error }: CodeFieldProps) {
  const t = useTranslations('secondFactor');
  return (
    <TextField
      id={id}
      name="code"
      label={t('code')}
      description={description}
      error={error}
      required
      autoFocus
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={100}
      inputClassName="tabular-nums tracking-[0.06em]"
    />
  );
}
