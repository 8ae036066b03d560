'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Search, UserRoundSearch } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { announce } from '@/components/ui/announcer';
import { InlineAlert } from '@/components/ui/inline-alert';
import { Spinner } from '@/components/ui/spinner';
import { EmptyState } from '@/components/ui/state-screen';
import { useOptionList } from '@/components/ui/use-option-list';
import { foundGroups } from './found-groups';
import { FoundList } from './found-list';
import { takeLead } from './lead';
import type { DuplicatesAnswer, FindPatients, RegisterAnswer } from './found-view';
import { RegisterForm } from './register-form';
import { typedPatient } from './typed-patient';
import { useFound } from './use-found';

interface PatientFinderProps {
  find: FindPatients;
  /** Absent where this person may not register. */
  duplicates: (input: unknown) => Promise<DuplicatesAnswer>;
  register?: ((input: unknown) => Promise<RegisterAnswer>) | undefined;
}

/** One box for everything that is known of a patient, and the way to register a new one from it. */
export function PatientFinder(props: PatientFinderProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Finder {...props} />
    </QueryClientProvider>
  );
}

function Finder({ find, duplicates, register }: PatientFinderProps) {
  const t = useTranslations('finder');
  const router = useRouter();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [registering, setRegistering] = useState<string | null>(null);
  const asked = text.trim().replace(/\s+/gu, ' ');
  const found = useFound(find, asked.length < 2 && !/\d/.test(asked) ? '' : asked);
  const patients = found.error ? [] : (found.data?.patients ?? []);
  const groups = foundGroups(patients);
  const inOrder = groups.flatMap((group) => group.patients);
  const offered = register && asked.length >= 2 ? asked : '';
  const count = inOrder.length + Number(offered !== '');
  const list = useOptionList({
    count: registering === null ? count : 0,
    question: asked,
    // A phone that several share opens none of them by itself.
    unmarked: groups.some(({ family }) => family > 1),
    onChoose: (at) => {
      const patient = inOrder[at];
      if (patient) router.push(`/patients/${encodeURIComponent(patient.id)}`);
      else setRegistering(asked);
    },
    onKey: ({ key }) => {
      if (key !== 'Escape' || text === '') return false;
      setText('');
      return true;
    },
  });
  useSpokenCount(found.isFetching || asked.length < 2 ? null : inOrder.length, asked);
  useEffect(() => {
    // Another page leads here with a name, or somebody typed before the page's script came.
    const begun = takeLead() || box.current?.value;
    if (begun) setText(begun);
  }, []);
  if (registering !== null && register)
    return (
      <RegisterForm
        first={typedPatient(registering)}
        duplicates={duplicates}
        register={register}
        onCancel={() => setRegistering(null)}
        onRegistered={(id) => router.push(`/patients/${encodeURIComponent(id)}`)}
      />
    );
  const title = asked.length < 2 ? t('recent') : t('results');
  return (
    <>
      <div className="mb-2 flex min-h-14 items-center gap-2.5 rounded-[12px] border border-line-control bg-surface px-3.5 has-[input:focus-visible]:border-accent has-[input:focus-visible]:shadow-focus">
        <Search aria-hidden="true" size={20} className="shrink-0 text-ink-3" />
        <input
          {...list.boxProps}
          ref={box}
          autoFocus
          aria-label={t('label')}
          placeholder={t('placeholder')}
          value={text}
          maxLength={100}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
          className="h-12 min-w-0 flex-1 bg-transparent text-[18px] shadow-none outline-none placeholder:text-ink-3 phone:text-lead"
        />
        {found.isFetching && <Spinner />}
      </div>
      <p className="mb-4 text-[13px] text-ink-2">
        {found.data?.forgiving === false ? t('plain') : t('forgiving')}
      </p>
      {found.error && (
        <InlineAlert tone="error" live="alert" className="mb-4">
          {found.error.sentence ? t('refused', { message: found.error.sentence }) : t('unreachable')}
        </InlineAlert>
      )}
      {asked.length < 2 && inOrder.length > 0 && (
        <h2 className="mb-2 text-label font-semibold text-ink-2">{title}</h2>
      )}
      {count > 0 && <FoundList label={title} groups={groups} register={offered} list={list} />}
      {inOrder.length === 0 && !found.isFetching && !found.error && (
        <EmptyState icon={UserRoundSearch} title={asked.length < 2 ? t('start.title') : t('nobody.title')}>
          {asked.length < 2 ? t('start.next') : t('nobody.next')}
        </EmptyState>
      )}
    </>
  );
}

/** Says how many there are, once an answer is there; `null` = not yet. */
function useSpokenCount(count: number | null, question: string): void {
  const t = useTranslations('finder');
  useEffect(() => {
    if (count !== null) announce(t('spoken', { count }));
  }, [count, question, t]);
}
