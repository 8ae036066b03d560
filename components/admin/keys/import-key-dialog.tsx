'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { KID_MAX, SHARED_SECRET_BYTES } from '@/lib/contract/jwe';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';

const FORM = 'import-key';
const bytes = (text: string) => new TextEncoder().encode(text).length;
const importForm = z.object({
  kid: z.string().trim().min(1).max(KID_MAX),
  secret: z.string().refine((secret) => bytes(secret) === SHARED_SECRET_BYTES),
});
type ImportFields = z.infer<typeof importForm>;

interface ImportKeyDialogProps {
  onClose: () => void;
  onSave: (key: ImportFields) => Promise<void>;
}

/** Takes over a key that the business already shares with a partner. */
export function ImportKeyDialog({ onClose, onSave }: ImportKeyDialogProps) {
  const t = useTranslations('keys');
  const { register, handleSubmit, formState } = useForm<ImportFields>({
    resolver: zodResolver(importForm),
    defaultValues: { kid: '', secret: '' },
  });
  const save = handleSubmit(onSave);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('importTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={FORM} variant="primary" pending={formState.isSubmitting}>
            {t('importIt')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void save(event)} className="space-y-4 text-ink">
        <p className="text-ink-2">{t('importLead')}</p>
        <TextField
          id="import-kid"
          label={t('kid')}
          required
          autoComplete="off"
          spellCheck={false}
          error={formState.errors.kid && t('wrong.kid')}
          {...register('kid')}
        />
        <TextField
          id="import-secret"
          label={t('values.secret')}
          type="password"
          required
          autoComplete="off"
          error={formState.errors.secret && t('wrong.secret')}
          {...register('secret')}
        />
      </form>
    </Dialog>
  );
}
