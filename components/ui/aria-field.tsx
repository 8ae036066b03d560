'use client';
/** Label, description and error for React Aria's own fields, drawn as Field draws them. */
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { DESCRIPTION, ERROR, LABEL } from './class-names';
import type { FieldTexts } from './field';

interface AriaFieldPartsProps extends Pick<
  FieldTexts,
  'label' | 'note' | 'description' | 'error' | 'hideLabel'
> {
  children: ReactNode;
}

/** Stands inside a React Aria field, which links the parts by itself. */
export function AriaFieldParts({
  label,
  note,
  description,
  error,
  hideLabel,
  children,
}: AriaFieldPartsProps) {
  return (
    <>
      <Label className={hideLabel ? 'sr-only' : `${LABEL} mb-1.5`}>
        <span>{label}</span>
        {note && <span className="font-[450] text-ink-3">{note}</span>}
      </Label>
      {children}
      {description && (
        <Text slot="description" elementType="p" className={`${DESCRIPTION} mt-1`}>
          {description}
        </Text>
      )}
      <FieldError className={`${ERROR} mt-1`}>
        <CircleAlert aria-hidden="true" size={14} strokeWidth={2.2} className="mt-0.5 shrink-0" />
        {error}
      </FieldError>
    </>
  );
}
