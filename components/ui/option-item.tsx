'use client';
import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { OPTION } from './class-names';

export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  /** A quieter second line, such as a time zone or a phone's last digits. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
}

/** One choice in a list, with a tick when it is the chosen one. */
export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.disabled ?? false}
      className={OPTION}
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate">{option.label}</span>
            {option.detail && <span className="block truncate text-small text-ink-3">{option.detail}</span>}
          </span>
          {isSelected && (
            <Check aria-hidden="true" size={16} strokeWidth={2.25} className="shrink-0 text-accent" />
          )}
        </>
      )}
    </ListBoxItem>
  );
}
