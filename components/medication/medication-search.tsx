'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '@/components/ui/announcer';
import { InlineAlert } from '@/components/ui/inline-alert';
import { Spinner } from '@/components/ui/spinner';
import { EmptyState } from '@/components/ui/state-screen';
import { showToast } from '@/components/ui/toast-queue';
import { useOptionList } from '@/components/ui/use-option-list';
import { type Chip, queryOfChips } from '@/lib/contract/medication-line';
import { Pill } from 'lucide-react';
import { copyName } from './copy-name';
import { FourFieldsForm, type FourFields, chipsOfFields, queryOfFields } from './four-fields';
import { LastSearchesLine } from './last-searches-line';
import { rememberSearch, useLastSearches } from './last-searches';
import { MedicationResults } from './medication-results';
import { NOTHING, chipsOf, withCorrection, withDraft } from './reading';
import { ReadingHelp } from './reading-help';
import { type ResultEntry, resultEntries } from './result-entries';
import { SearchLine } from './search-line';
import { useMedications, useSameComposition } from './use-medications';

interface MedicationSearchProps {
  /** Whose last searches are shown. */
  staffId: string;
  /** What the line begins with, for those who come from elsewhere. */
  line: string;
}

/** The medication search: one line, its reading, its results. */
export function MedicationSearch(props: MedicationSearchProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Search {...props} />
    </QueryClientProvider>
  );
}

function Search({ staffId, line }: MedicationSearchProps) {
  const t = useTranslations('medications');
  const fieldsId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState({ ...NOTHING, line });
  const [fieldsOpen, setFieldsOpen] = useState(false);
  const [fields, setFields] = useState<FourFields | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const last = useLastSearches(staffId);

  const chips: readonly Chip[] = fields ? chipsOfFields(fields) : chipsOf(reading.line, reading);
  const query = fields ? queryOfFields(fields) : queryOfChips(chips);
  const question = JSON.stringify(query);
  const found = useMedications(query);
  const results = found.error ? [] : (found.data?.results ?? []);
  const same = useSameComposition(results[0]);
  const entries = resultEntries(results, same, unfolded);
  useEffect(() => {
    // Somebody may have typed before the page's script came; React may have told of it already.
    const typed = box.current?.value;
    if (typed) setReading((now) => (now.line === '' ? withDraft(now, typed) : now));
  }, []);
  useSpokenCount(found.isPlaceholderData || found.isFetching ? null : results.length, question);

  const read = (next: typeof reading) => {
    setFields(null);
    setReading(next);
  };
  const remember = () => {
    if (results.length > 0) rememberSearch(staffId, reading.line);
  };
  const choose = (at: number) => {
    const entry = entries[at];
    if (entry?.kind === 'fold') setUnfolded(toggled(unfolded, entry.group));
    if (entry?.kind !== 'row') return;
    remember();
    void copy(entry, t);
  };
  const list = useOptionList({
    count: entries.length,
    question,
    onChoose: choose,
    onKey: ({ key, currentTarget: { selectionStart, value } }, at) => {
      const entry = at === null ? undefined : entries[at];
      if (key === 'Escape' && reading.line !== '') read(NOTHING);
      else if (key === 'ArrowRight' && entry && selectionStart === value.length)
        setUnfolded(toggled(unfolded, entry.group));
      else return false;
      return true;
    },
  });
  return (
    <>
      <SearchLine reading={reading} onReading={read} box={box} boxProps={list.boxProps} onBlur={remember}>
        {found.isFetching ? (
          <Spinner />
        ) : (
          found.data &&
          !found.error &&
          t('found', { count: results.length, milliseconds: found.data.milliseconds })
        )}
      </SearchLine>
      <ReadingHelp
        chips={chips}
        onCorrect={(chip, kind) => read(withCorrection(reading, chip, kind))}
        fieldsOpen={fieldsOpen}
        onFields={() => setFieldsOpen(!fieldsOpen)}
        fieldsId={fieldsId}
      />
      {fieldsOpen && (
        <FourFieldsForm id={fieldsId} fields={fields ?? queryOfChips(chips)} onFields={setFields} />
      )}
      {found.error && (
        <InlineAlert tone="error" live="alert">
          {found.error.sentence ? t('refused', { message: found.error.sentence }) : t('unreachable')}
        </InlineAlert>
      )}
      {entries.length > 0 && <MedicationResults entries={entries} chips={chips} list={list} />}
      {entries.length === 0 && !found.error && !found.isFetching && (
        <EmptyState icon={Pill} title={found.data ? t('nothing.title') : t('start.title')}>
          {found.data ? t('nothing.next') : t('start.next')}
        </EmptyState>
      )}
      <LastSearchesLine
        lines={last}
        onChoose={(chosen) => {
          read({ ...NOTHING, line: `${chosen} ` });
          box.current?.focus();
        }}
      />
    </>
  );
}

async function copy(
  { result: { name } }: Extract<ResultEntry, { kind: 'row' }>,
  t: ReturnType<typeof useTranslations<'medications'>>,
): Promise<void> {
  showToast({ text: (await copyName(name)) ? t('copied', { name }) : t('notCopied', { name }) });
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}

/** Says how many there are, once an answer is there; `null` = not yet. */
function useSpokenCount(count: number | null, question: string): void {
  const t = useTranslations('medications');
  useEffect(() => {
    if (count !== null && question !== '{}') announce(t('spoken', { count }));
  }, [count, question, t]);
}
