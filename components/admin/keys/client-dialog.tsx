'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CLIENT_NAME_MAX, PARTNER_SCOPES } from '@/lib/contract/credentials';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import type { ClientView } from './keys-view';

const FORM = 'client-rights';
const clientForm = z.object({
  name: z.string().trim().min(1).max(CLIENT_NAME_MAX),
  scopes: z.array(z.enum(PARTNER_SCOPES)).min(1),
});
type ClientFields = z.infer<typeof clientForm>;

interface ClientDialogProps {
  /** null = a new one */
  client: ClientView | null;
  onClose: () => void;
  onSave: (fields: ClientFields) => Promise<void>;
}

/** What a program is called and what it may do. */
export function ClientDialog({ client, onClose, onSave }: ClientDialogProps) {
  const t = useTranslations('keys');
  const { register, handleSubmit, formState } = useForm<ClientFields>({
    resolver: zodResolver(clientForm),
    defaultValues: {
      name: client?.name ?? '',
      scopes: PARTNER_SCOPES.filter((scope) => client?.scopes.includes(scope)),
    },
  });
  const save = handleSubmit(onSave);
  return (
    <Dialog
      open
      onClose={onClose}
      title={client ? t('rightsOf', { name: client.name }) : t('addClient')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={FORM} variant="primary" pending={formState.isSubmitting}>
            {t(client ? 'save' : 'addIt')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void save(event)} className="space-y-4 text-ink">
        <TextField
          id="client-name"
          label={t('name')}
          required
          readOnly={client !== null}
          autoComplete="off"
          error={formState.errors.name && t('wrong.name')}
          {...register('name')}
        />
        <fieldset>
          <legend className="mb-1.5 text-label font-semibold text-ink-2">{t('mayDo')}</legend>
          <div className="grid grid-cols-2 gap-2 phone:grid-cols-1">
            {PARTNER_SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} {...register('scopes')}>
                {t(`scopes.${scope}`)}
              </Checkbox>
            ))}
          </div>
          {formState.errors.scopes && (
            <p role="alert" className="mt-1.5 text-small font-medium text-alert">
              {t('wrong.scopes')}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
