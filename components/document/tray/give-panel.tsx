'use client';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FoundGroup, foundGroups } from '@/components/patient/find/found-groups';
import { FoundList } from '@/components/patient/find/found-list';
import type { FindPatients, FoundView } from '@/components/patient/find/found-view';
import { useFound } from '@/components/patient/find/use-found';
import { InlineAlert } from '@/components/ui/inline-alert';
import { PanelBody, PanelHeader } from '@/components/ui/panel-parts';
import { SidePanel } from '@/components/ui/side-panel';
import { useOptionList } from '@/components/ui/use-option-list';
import { Preview } from '../preview';
import { useDocumentFacts } from '../use-document-facts';
import type { TrayDocumentView } from './tray-view';
import type { useGiving } from './use-giving';

/** Proposed before anything is typed; the paper itself is to stay in sight. */
const MOST = 4;

interface GivePanelProps {
  document: TrayDocumentView;
  find: FindPatients;
  giving: ReturnType<typeof useGiving>;
  when: (moment: number) => string;
  returnFocusId: string | undefined;
  onClose: () => void;
}

/** Whose is this? The likely patient is marked, and the paper itself stands below. */
export function GivePanel({ document, find, giving, when, returnFocusId, onClose }: GivePanelProps) {
  const t = useTranslations('tray');
  const finder = useTranslations('finder');
  const facts = useDocumentFacts(document, when);
  const [text, setText] = useState('');
  const asked = text.trim().replace(/\s+/gu, ' ');
  const typed = asked.length >= 2 || /\d/.test(asked);
  const found = useFound(find, typed ? asked : '');
  const answers = found.error ? [] : (found.data?.patients ?? []);
  const proposed = proposals(document, giving.last, answers);
  const groups = typed ? foundGroups(answers) : asOneGroup(proposed);
  const inOrder = groups.flatMap(({ patients }) => patients);
  const several = typed
    ? groups.some(({ family }) => family > 1)
    : (document.likely?.patients.length ?? 0) > 1;
  const list = useOptionList({
    count: inOrder.length,
    question: asked,
    unmarked: several,
    onChoose: (at) => {
      const patient = inOrder[at];
      if (patient) void giving.give(document, patient);
    },
  });
  return (
    <SidePanel label={t('whose')} onClose={onClose} returnFocusId={returnFocusId}>
      <PanelHeader title={document.title || t('noTitle')} detail={facts} />
      <PanelBody>
        {giving.problem && (
          <InlineAlert tone="error" live="alert" className="mb-3">
            {t(`problem.${giving.problem}`)}
          </InlineAlert>
        )}
        <div className="mb-1.5 flex min-h-11 items-center gap-2 rounded-box border border-line-control bg-surface px-3 has-[input:focus-visible]:border-accent has-[input:focus-visible]:shadow-focus">
          <Search aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
          <input
            {...list.boxProps}
            data-autofocus=""
            aria-label={t('find')}
            placeholder={t('findHint')}
            value={text}
            maxLength={100}
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
            className="h-10 min-w-0 flex-1 bg-transparent shadow-none outline-none placeholder:text-ink-3"
          />
        </div>
        <p className="mb-2.5 text-small text-ink-2">
          <Why document={document} typed={typed} last={giving.last} found={inOrder.length} />
          {typed && found.data?.forgiving === false && ` · ${finder('plain')}`}
        </p>
        {inOrder.length > 0 && (
          <FoundList label={typed ? t('found') : t('proposed')} groups={groups} register="" list={list} />
        )}
        <Preview document={document} />
      </PanelBody>
    </SidePanel>
  );
}

interface WhyProps {
  document: TrayDocumentView;
  typed: boolean;
  last: FoundView | null;
  found: number;
}

/** Where the first of the list comes from. */
function Why({ document: { likely }, typed, last, found }: WhyProps) {
  const t = useTranslations('tray');
  if (found === 0) return typed ? t('nobody') : t('start');
  if (typed) return t('enter');
  if (likely) {
    return likely.patients.length > 1
      ? t(`several.${likely.clue}`, { count: likely.patients.length })
      : `${t(`because.${likely.clue}`)} · ${t('enter')}`;
  }
  return `${t(last ? 'lastGiven' : 'lastOpened')} · ${t('enter')}`;
}

/** The likely ones, whom the document before went to, and those whom this person opened last. */
function proposals(
  { likely }: TrayDocumentView,
  last: FoundView | null,
  recent: readonly FoundView[],
): FoundView[] {
  const all = [...(likely?.patients ?? []), ...(last ? [last] : []), ...recent];
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at).slice(0, MOST);
}

function asOneGroup(patients: FoundView[]): FoundGroup[] {
  return patients.length === 0 ? [] : [{ id: 'proposed', family: 0, phone: '', patients, from: 0 }];
}
