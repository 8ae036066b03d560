'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { LineChip } from './line-chip';
import { type Reading, chipsOf, splitLine, withCorrection, withDraft, withLastOpened, withoutChip } from './reading'; // prettier-ignore

interface SearchLineProps {
  reading: Reading;
  onReading: (reading: Reading) => void;
  box: RefObject<HTMLInputElement | null>;
  boxProps: ComponentProps<'input'>;
  onBlur: () => void;
  /** How many were found, at the end of the line. */
  children: ReactNode;
}

/** The one line: whole words stand as chips that can be corrected, the last one is being typed. */
export function SearchLine({ reading, onReading, box, boxProps, onBlur, children }: SearchLineProps) {
  const t = useTranslations('medications.line');
  const list = useRef<HTMLUListElement>(null);
  const { settled, draft } = splitLine(reading.line);
  const chips = chipsOf(settled, reading);
  const change = (next: Reading) => {
    onReading(next);
    // After the menu has given the focus back to a chip that may be gone.
    requestAnimationFrame(() => box.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const atStart = selectionStart === 0 && selectionEnd === 0;
    if (atStart && chips.length > 0 && event.key === 'ArrowLeft') {
      event.preventDefault();
      focusChip(list.current, chips.length - 1);
    } else if (atStart && chips.length > 0 && event.key === 'Backspace') {
      event.preventDefault();
      onReading({ ...reading, line: withLastOpened({ ...reading, line: settled }).line + draft });
    } else boxProps.onKeyDown?.(event);
  };
  return (
    <div
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        box.current?.focus();
      }}
      className="flex min-h-14 cursor-text flex-wrap items-center gap-2 rounded-[12px] border border-line-control bg-surface px-3.5 py-2 has-[input:focus-visible]:border-accent has-[input:focus-visible]:shadow-focus phone:px-2.5"
    >
      {chips.length > 0 && (
        <ul ref={list} aria-label={t('parts')} className="contents">
          {chips.map((chip, at) => (
            <li
              key={`${at} ${chip.text}`}
              onKeyDown={(event) => {
                if (event.key === 'ArrowLeft') focusChip(list.current, at - 1);
                else if (event.key === 'ArrowRight') focusChip(list.current, at + 1, box.current);
                else if (event.key === 'Backspace' || event.key === 'Delete')
                  change(withoutChip(reading, at));
              }}
            >
              <LineChip
                chip={chip}
                onKind={(kind) => change(withCorrection(reading, chip, kind))}
                onRemove={() => change(withoutChip(reading, at))}
                onEdit={() => {
                  const line = `${withoutChip(reading, at).line} ${chip.text}`.trimStart();
                  change({ ...reading, line });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        {...boxProps}
        ref={box}
        autoFocus
        aria-label={t('label')}
        value={draft}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={chips.length === 0 ? t('placeholder') : undefined}
        className="h-9 min-w-24 flex-1 bg-transparent text-[18px] leading-6 shadow-none outline-none placeholder:text-ink-3 phone:text-lead"
        onChange={(event) => onReading(withDraft(reading, event.currentTarget.value))}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <span className="shrink-0 text-small text-ink-3">{children}</span>
    </div>
  );
}

/** Past the last chip the box takes the focus. */
function focusChip(list: HTMLUListElement | null, at: number, box?: HTMLInputElement | null): void {
  const chip = list?.querySelectorAll('button')[at];
  if (chip) chip.focus();
  else box?.focus();
}
