'use client';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { announce } from './announcer';
import { CONTROL } from './class-names';
import { Field, type FieldTexts } from './field';
import { addTags } from './tag-words';

export interface TagFieldProps extends FieldTexts {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Words as chips: Enter or a comma adds, Backspace in the empty box removes the last, Delete the focused one. */
export function TagField(props: TagFieldProps) {
  const { value, onChange, onBlur, placeholder, disabled = false, className, ref, ...texts } = props;
  const t = useTranslations('ui');
  const [draft, setDraft] = useState('');
  const add = (text: string) => {
    const tags = addTags(value, text);
    setDraft('');
    if (tags.length > value.length) onChange(tags);
  };
  const remove = (gone: ReadonlySet<unknown>) => {
    onChange(value.filter((tag) => !gone.has(tag)));
    for (const tag of gone) announce(t('tagRemoved', { tag: String(tag) }));
  };
  return (
    <Field {...texts} className={className}>
      {(control) => (
        <div
          className={clsx(
            CONTROL,
            'h-auto min-h-9 flex-wrap gap-1.5 px-1.5 py-1 has-[input:focus-visible]:shadow-focus',
          )}
        >
          {value.length > 0 && (
            <TagGroup aria-label={t('tagsOf', { label: plainText(texts.label) })} onRemove={remove}>
              <TagList items={value.map((tag) => ({ id: tag }))} className="flex flex-wrap gap-1.5">
                {({ id }) => <Chip word={id} removeLabel={t('removeTag', { tag: id })} disabled={disabled} />}
              </TagList>
            </TagGroup>
          )}
          <input
            {...control}
            ref={ref}
            value={draft}
            disabled={disabled}
            placeholder={value.length === 0 ? placeholder : undefined}
            className="h-6.5 min-w-20 flex-1 bg-transparent px-1 shadow-none outline-none placeholder:text-ink-3"
            onChange={(event) => {
              const text = event.currentTarget.value;
              if (text.includes(',')) add(text);
              else setDraft(text);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && draft.trim() !== '' && !event.nativeEvent.isComposing) {
                event.preventDefault();
                add(draft);
              }
              const last = value.at(-1);
              if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(new Set([last]));
            }}
            onBlur={() => {
              add(draft);
              onBlur?.();
            }}
          />
        </div>
      )}
    </Field>
  );
}

function Chip({ word, removeLabel, disabled }: { word: string; removeLabel: string; disabled: boolean }) {
  return (
    <Tag
      id={word}
      textValue={word}
      className="flex h-6.5 max-w-full cursor-default items-center gap-1 rounded-small bg-chip pr-0.5 pl-2 text-small font-medium outline-none data-focus-visible:shadow-focus"
    >
      <span className="truncate">{word}</span>
      <Button
        slot="remove"
        aria-label={removeLabel}
        isDisabled={disabled}
        className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-[4px] text-ink-3 outline-none hover:bg-line hover:text-ink"
      >
        <X aria-hidden="true" size={14} strokeWidth={2.2} />
      </Button>
    </Tag>
  );
}

function plainText(label: FieldTexts['label']): string {
  return typeof label === 'string' ? label : '';
}
