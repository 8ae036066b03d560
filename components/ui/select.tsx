'use client';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { AriaFieldParts } from './aria-field';
import { CONTROL, FLOATING } from './class-names';
import type { FieldTexts } from './field';
import { type Option, OptionItem } from './option-item';

export interface SelectProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[];
  /** `null` when nothing is chosen yet. */
  value: Id | null;
  onChange: (id: Id) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
  /** The focusable part, so that a form can move the focus here. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One choice of a short, known list. For long or remote lists use ComboBox. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { options, value, onChange, onBlur, placeholder, disabled = false, name, className, ref } = props;
  return (
    <AriaSelect
      className={clsx('min-w-0', className)}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
      isDisabled={disabled}
      isInvalid={Boolean(props.error)}
      isRequired={props.required ?? false}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
      {...(name && { name })}
      {...(placeholder && { placeholder })}
    >
      <AriaFieldParts {...props}>
        <Button
          {...(ref && { ref })}
          {...(props.id && { id: props.id })}
          className={clsx(CONTROL, 'cursor-default gap-1 pr-2')}
        >
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-3">
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown aria-hidden="true" size={14} strokeWidth={2.25} className="shrink-0 text-ink-3" />
        </Button>
      </AriaFieldParts>
      <Popover offset={4} className={clsx(FLOATING, 'min-w-(--trigger-width) p-1')}>
        <ListBox items={options} className="outline-none">
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
