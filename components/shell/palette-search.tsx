'use client';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { announce } from '@/components/ui/announcer';
import { Kbd } from '@/components/ui/kbd';
import { Spinner } from '@/components/ui/spinner';
import { useOptionList } from '@/components/ui/use-option-list';
import { PaletteRow } from './palette-row';
import type { PaletteSource } from './palette-source';
import { usePaletteEntries } from './use-palette-entries';

interface PaletteSearchProps {
  label: string;
  sources: readonly PaletteSource[];
  /** The beginning of the question, when the palette opens. */
  typedEarly: () => string;
  onClose: () => void;
}

/** The box of the palette and what it finds. */
export function PaletteSearch({ label, sources, typedEarly, onClose }: PaletteSearchProps) {
  const t = useTranslations('palette');
  const router = useRouter();
  const [text, setText] = useState(typedEarly);
  const { groups, entries, asking, failed } = usePaletteEntries(sources, text.trim());
  const list = useOptionList({
    count: entries.length,
    question: text,
    onChoose: (at) => {
      const entry = entries[at];
      onClose();
      if (entry?.href !== undefined) router.push(entry.href);
      entry?.act?.();
    },
  });
  const count = entries.length;
  useEffect(() => {
    if (!asking && text !== '') announce(t('found', { count }));
  }, [asking, count, text, t]);
  return (
    <>
      <div className="flex h-13 shrink-0 items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
        <input
          {...list.boxProps}
          autoFocus
          aria-label={label}
          placeholder={label}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
          className="h-full min-w-0 flex-1 bg-transparent text-lead shadow-none outline-none placeholder:text-ink-3"
        />
        {asking && <Spinner />}
        <Kbd>Esc</Kbd>
      </div>
      {count > 0 && (
        <div {...list.listProps} aria-label={label} className="min-h-0 overflow-y-auto p-2">
          {groups.map((group) => (
            <div key={group.id} role="group" aria-label={group.title} className="not-first:mt-2">
              <div aria-hidden="true" className="px-2.5 py-1 text-label font-semibold text-ink-3">
                {group.title}
              </div>
              {group.entries.map((entry, at) => (
                <PaletteRow key={entry.id} entry={entry} {...list.optionProps(group.from + at)} />
              ))}
            </div>
          ))}
        </div>
      )}
      {count === 0 && !asking && <p className="px-4 py-6 text-center text-ink-2">{t('nothing')}</p>}
      {failed.length > 0 && (
        <p role="alert" className="border-t border-line px-4 py-2.5 text-small text-alert">
          {t('failed', { what: failed.join(', ') })}
        </p>
      )}
    </>
  );
}
