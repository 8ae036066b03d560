'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { InlineAlert } from '@/components/ui/inline-alert';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { TextField } from '@/components/ui/text-field';
import { DuplicateList } from './duplicate-list';
import type { DuplicatesAnswer, RegisterAnswer } from './found-view';
import {
  type NewPatient,
  type NewPatientField,
  birthOf,
  missingIn,
  personOf,
  sentPerson,
} from './new-patient';
import type { TypedPatient } from './typed-patient';

interface RegisterFormProps {
  /** What was typed into the search. */
  first: TypedPatient;
  duplicates: (input: unknown) => Promise<DuplicatesAnswer>;
  register: (input: unknown) => Promise<RegisterAnswer>;
  onCancel: () => void;
  onRegistered: (id: string) => void;
}

const GENDERS = ['F', 'M', 'O'] as const;

/** A new patient; whoever may be the same person is shown while it is filled in. */
export function RegisterForm({ first, duplicates, register, onCancel, onRegistered }: RegisterFormProps) {
  const t = useTranslations('finder');
  const id = useId();
  const [boxes, setBoxes] = useState<NewPatient>({ ...first, gender: null, birth: '' });
  const [wrong, setWrong] = useState<readonly NewPatientField[]>([]);
  const [distinct, setDistinct] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const likely = useLikely(duplicates, boxes).filter((other) => !distinct.includes(other.id));
  const set = (part: Partial<NewPatient>) => setBoxes({ ...boxes, ...part });
  const text = (field: Exclude<NewPatientField, 'gender'>) => ({
    id: `${id}-${field}`,
    label: t(`fields.${field}`),
    value: boxes[field],
    error: wrong.includes(field) ? t(`wrong.${field}`) : undefined,
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [field]: event.currentTarget.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingIn(boxes);
    setWrong(missing);
    setProblem(null);
    if (missing[0] !== undefined) return document.getElementById(`${id}-${missing[0]}`)?.focus();
    setSending(true);
    // Who registers with these in view has said that they are others.
    const distinct_from = [...new Set([...distinct, ...likely.map((other) => other.id)])];
    const answer = await attempt(() => register({ person: sentPerson(boxes), distinct_from }));
    setSending(false);
    if (answer.kind === 'ok') onRegistered(answer.id);
    else if (answer.kind === 'invalid') setProblem(answer.fields.map(({ message }) => message).join('; '));
    else setProblem((answer.kind === 'trouble' && answer.sentence) || t('unreachable'));
  };
  const birth = birthOf(boxes.birth);
  return (
    <Card className="p-5 phone:p-4">
      <form noValidate aria-label={t('newPatient')} onSubmit={(event) => void submit(event)}>
        <h2 className="mb-4 text-lead font-semibold">{t('newPatient')}</h2>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3.5 phone:grid-cols-1">
          <TextField {...text('first_name')} required autoFocus maxLength={100} />
          <TextField {...text('last_name')} maxLength={100} />
          <TextField
            {...text('birth')}
            required
            placeholder={t('birthExample')}
            description={birth && 'age' in birth ? t('aboutAge', { age: birth.age }) : t('birthHelp')}
          />
          <TextField {...text('mobile')} inputMode="tel" />
          <div id={`${id}-gender`} tabIndex={-1}>
            <SegmentedControl
              label={t('fields.gender')}
              choices={GENDERS.map((gender) => ({ id: gender, label: t(`genders.${gender}`) }))}
              value={boxes.gender}
              onChange={(gender) => set({ gender })}
            />
            {wrong.includes('gender') && (
              <p role="alert" className="mt-1 text-small font-medium text-alert">
                {t('wrong.gender')}
              </p>
            )}
          </div>
        </div>
        <DuplicateList duplicates={likely} onDistinct={(other) => setDistinct([...distinct, other])} />
        {problem && (
          <InlineAlert tone="error" live="alert" className="mt-4">
            {problem}
          </InlineAlert>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={onCancel}>{t('back')}</Button>
          <Button type="submit" variant="primary" pending={sending}>
            {likely.length > 0 ? t('noneOfThese', { count: likely.length }) : t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Who may be this person already, for what is typed now. */
function useLikely(ask: RegisterFormProps['duplicates'], boxes: NewPatient) {
  const person = personOf(boxes);
  const { data } = useQuery({
    queryKey: ['likely', person],
    queryFn: async () => {
      const answer = await attempt(() => ask(person));
      return answer.kind === 'ok' ? answer.patients : [];
    },
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
  });
  return data ?? [];
}
