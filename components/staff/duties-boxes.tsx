'use client';
import { useTranslations } from 'next-intl';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { ClinicChoice } from './clinic-choice';
import { ROLES, type DutiesFields, type DutiesProblem } from './duties-form';
import type { PlaceOption } from './staff-view';

interface DutiesBoxesProps {
  form: UseFormReturn<DutiesFields>;
  /** The e-mail address is how somebody signs in: it stays. */
  known: boolean;
  clinics: readonly PlaceOption[];
  doctors: readonly PlaceOption[];
}

/** The boxes of the form: a doctor and clinics are asked for only where they matter. */
export function DutiesBoxes({ form, known, clinics, doctors }: DutiesBoxesProps) {
  const t = useTranslations('staff');
  const roles = useTranslations('account.role');
  const { register, control, formState } = form;
  const [role, every] = useWatch({ control, name: ['role', 'every'] });
  const wrong = (field: 'name' | 'email' | 'doctorId' | 'clinicIds') => {
    const code = formState.errors[field]?.message as DutiesProblem | undefined;
    return code && t(`wrong.${code}`);
  };
  return (
    <>
      <TextField id="staff-name" label={t('name')} required error={wrong('name')} {...register('name')} />
      <TextField
        id="staff-email"
        label={t('email')}
        type="email"
        required
        readOnly={known}
        error={wrong('email')}
        {...register('email')}
      />
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <RadioGroup
            label={t('role')}
            value={field.value}
            onChange={field.onChange}
            choices={ROLES.map((id) => ({ id, label: roles(id), description: t(`may.${id}`) }))}
          />
        )}
      />
      {role === 'doctor' && (
        <Controller
          control={control}
          name="doctorId"
          render={({ field }) => (
            <Select
              label={t('doctor')}
              description={t('doctorHelp')}
              options={doctors}
              value={field.value}
              onChange={field.onChange}
              error={wrong('doctorId')}
              ref={field.ref}
            />
          )}
        />
      )}
      <fieldset className="space-y-2">
        <legend className="mb-1.5 text-label font-semibold text-ink-2">{t('clinics')}</legend>
        <Checkbox {...register('every')}>{t('everyClinicLater')}</Checkbox>
        {!every && (
          <Controller
            control={control}
            name="clinicIds"
            render={({ field }) => (
              <ClinicChoice
                clinics={clinics}
                value={field.value}
                onChange={field.onChange}
                error={wrong('clinicIds')}
              />
            )}
          />
        )}
      </fieldset>
    </>
  );
}
