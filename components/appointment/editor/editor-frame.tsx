'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary';
import { InlineAlert } from '@/components/ui/inline-alert';
import { PanelBody, PanelFooter } from '@/components/ui/panel-parts';
import type { EditorValues } from '../form/editor-schema';
import { useEditor } from './editor-context';
import { EditorSections } from './editor-sections';
import { IdentityStrip } from './identity-strip';
import { PageFrame } from './page-frame';
import { Preview } from './preview';
import type { SaveState } from './use-save';
import { asSentence } from './use-problem';

interface EditorFrameProps {
  layout: 'panel' | 'page';
  /** How many boxes differ from what is stored. */
  count: number;
  problems: readonly FieldProblem[];
  state: SaveState;
  onSubmit: () => void;
  onDiscard: () => void;
}

/** Who, what is wrong, the card, the boxes, the buttons: in a side panel or on a page. */
export function EditorFrame({ layout, count, problems, state, onSubmit, onDiscard }: EditorFrameProps) {
  const t = useTranslations('appointment');
  const buttons = (
    <>
      {count > 0 && <Button onClick={onDiscard}>{t('discard')}</Button>}
      <Button type="submit" variant="primary" pending={state.kind === 'saving'} aria-keyshortcuts="Control+S">
        {t('save')}
      </Button>
    </>
  );
  const note = <Note count={count} />;
  const news = <News problems={problems} state={state} />;
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {layout === 'page' ? (
        <PageFrame news={news} note={note} buttons={buttons} />
      ) : (
        <>
          <IdentityStrip />
          <PanelBody>
            {news}
            <Preview sticky />
            <EditorSections />
          </PanelBody>
          <PanelFooter note={note}>{buttons}</PanelFooter>
        </>
      )}
    </form>
  );
}

/** How things stand, and for who may know it who brought them there. */
function Note({ count }: Pick<EditorFrameProps, 'count'>): ReactNode {
  const t = useTranslations('appointment');
  const { auditPath } = useEditor();
  return (
    <>
      {count > 0 ? t('unsaved', { count }) : t('allSaved')}
      {auditPath !== null && (
        <a href={auditPath} className="ml-3 whitespace-nowrap text-accent underline-offset-3 hover:underline">
          {t('whoDid')}
        </a>
      )}
    </>
  );
}

function News({ problems, state }: Pick<EditorFrameProps, 'problems' | 'state'>): ReactNode {
  const t = useTranslations('appointment');
  const { errors } = useFormState<EditorValues>();
  const sentences = useTranslations();
  const failed = state.kind === 'failed' ? state.setback : null;
  const whole =
    failed === null
      ? errors.root?.message
      : failed.kind === 'refused'
        ? failed.message
        : failed.kind === 'unreachable'
          ? sentences(failed.sentence)
          : t(`setback.${failed.kind}`);
  return (
    <div className="space-y-3 not-empty:mb-4">
      <ErrorSummary title={t('problemCount', { count: problems.length })} problems={problems} />
      {whole && (
        <InlineAlert tone="error" live="alert">
          {asSentence(whole)}
        </InlineAlert>
      )}
    </div>
  );
}
