'use client';
import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { CONTROL } from '@/components/ui/class-names';
import { Field, type FieldTexts } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';

interface PasswordFieldProps
  extends FieldTexts, Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'autoFocus'> {
  id: string;
}

/** A password, which can be shown: people type long ones when they may look (NIST SP 800-63B, 3.1.1.2). */
export function PasswordField({ name, autoComplete, autoFocus, ...texts }: PasswordFieldProps) {
  const t = useTranslations('signIn');
  const [shown, setShown] = useState(false);
  return (
    <Field {...texts} required>
      {(control) => (
        <>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            autoCapitalize="off"
            spellCheck={false}
            className={clsx(CONTROL, 'pr-10')}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            className="absolute top-1 right-1"
            onClick={() => setShown(!shown)}
          />
        </>
      )}
    </Field>
  );
}
