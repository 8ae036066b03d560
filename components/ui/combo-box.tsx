'use client';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Group } from 'react-aria-components/Group';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { AriaFieldParts } from './aria-field';
import { CONTROL, FLOATING } from './class-names';
import type { FieldTexts } from './field';
import { type Option, OptionItem } from './option-item';
import { Spinner } from './spinner';

export interface ComboBoxProps<T extends Option> extends FieldTexts {
  /** Already filtered: the page asks for what fits `inputValue`, and shows the newest answer only. */
  options: readonly T[];
  inputValue: string;
  onInputChange: (text: string) => void;
  value: string | null;
  onChange: (option: T | null) => void;
  /** An answer is on its way; the options so far stay. */
  loading?: boolean | undefined;
  /** Said in the list when nothing fits: what to do next. */
  emptyText: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Type to find, choose one. The focus stays in the box; the number of results is announced. */
export function ComboBox<T extends Option>(props: ComboBoxProps<T>) {
  const {
    options,
    inputValue,
    onInputChange,
    value,
    onChange,
    loading = false,
    emptyText,
    className,
    ref,
  } = props;
  const t = useTranslations('ui');
  return (
    <AriaComboBox
      className={clsx('min-w-0', className)}
      items={options}
      inputValue={inputValue}
      onInputChange={onInputChange}
      value={value}
      onChange={(key) => onChange(options.find((option) => option.id === key) ?? null)}
      allowsEmptyCollection
      menuTrigger="input"
      isDisabled={props.disabled ?? false}
      isInvalid={Boolean(props.error)}
      isRequired={props.required ?? false}
      validationBehavior="aria"
      {...(props.onBlur && { onBlur: props.onBlur })}
      {...(props.id && { id: props.id })}
    >
      <AriaFieldParts {...props}>
        <Group
          className={clsx(
            CONTROL,
            'gap-1 pr-1 has-focus-visible:border-accent has-focus-visible:shadow-focus',
          )}
        >
          <Input
            {...(ref && { ref })}
            {...(props.placeholder && { placeholder: props.placeholder })}
            className="h-full min-w-0 flex-1 bg-transparent shadow-none outline-none placeholder:text-ink-3"
          />
          {loading && <Spinner />}
          <Button
            aria-label={t('showOptions')}
            className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-small text-ink-3 hover:bg-sunken"
          >
            <ChevronDown aria-hidden="true" size={16} />
          </Button>
        </Group>
      </AriaFieldParts>
      <Popover offset={6} className={clsx(FLOATING, 'w-(--trigger-width) p-1')}>
        <ListBox<T>
          className="outline-none"
          renderEmptyState={() => (
            <p className="px-2.5 py-2 text-small text-ink-3">{loading ? t('searching') : emptyText}</p>
          )}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
