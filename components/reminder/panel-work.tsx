'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { InlineAlert } from '@/components/ui/inline-alert';
import { Tag } from '@/components/ui/tag';
import { BookVisit } from './book-visit';
import { ContactLinks } from './contact-links';
import { PanelNote } from './panel-note';
import { ReminderHistory } from './reminder-history';
import type { ReminderPanelProps } from './reminder-panel';
import { REASONS, type Outcome, type Reason } from '@/lib/display/reminder-words';
import type { OpenedReminder } from '@/lib/display/reminder';
import { shortDay, type useReminderWords } from './reminder-words';
import { SnoozeButtons } from './snooze-buttons';
import { MenuButton } from '@/components/ui/menu-button';
import { buttonClass } from '@/components/ui/button-class';

const CALL_OUTCOMES: readonly Outcome[] = ['reached', 'no-answer', 'wrong-number', 'refused', 'already-done'];

interface PanelWorkProps extends ReminderPanelProps {
  opened: OpenedReminder;
  words: ReturnType<typeof useReminderWords>;
}

/** Everything that is done with one reminder, in the order in which it is done. */
export function PanelWork(props: PanelWorkProps) {
  const { opened, words, steps } = props;
  const { reminder } = opened;
  const t = useTranslations('reminders');
  const [booking, setBooking] = useState(false);
  const problem = steps.problems.get(reminder.id);
  const attempt = (outcome: Outcome) =>
    void steps.step(
      reminder,
      { do: 'attempt', outcome },
      t('done.attempt', { name: reminder.name, outcome: t(`outcomes.${outcome}`) }),
    );
  const isOpen = reminder.state === 'open';
  return (
    <div className="flex flex-col gap-4">
      {problem && (
        <InlineAlert tone="error" live="alert">
          {problem}
        </InlineAlert>
      )}
      <p className="flex flex-wrap items-center gap-1.5">
        <b className="mr-1 font-semibold">{shortDay(reminder.dueDate)}</b>
        {reminder.vaccines.map((vaccine) => (
          <Tag key={vaccine}>{vaccine}</Tag>
        ))}
      </p>
      {isOpen && <Proposal {...props} />}
      {!isOpen && (
        <InlineAlert tone="good">
          {t('closedAs', { reason: words.last(reminder) })}{' '}
          <Button
            size="small"
            onClick={() =>
              void steps.step(reminder, { do: 'reopen' }, t('done.reopen', { name: reminder.name }))
            }
          >
            {t('next.reopen')}
          </Button>
        </InlineAlert>
      )}
      {isOpen && <ContactLinks opened={opened} steps={steps} />}
      {isOpen && (
        <Part title={t('whatHappened')} note={t('attempt', { number: reminder.attempts + 1 })}>
          <div className="grid grid-cols-2 gap-2 @xs:grid-cols-3">
            {CALL_OUTCOMES.map((outcome) => (
              <Button key={outcome} className="px-1.5!" onClick={() => attempt(outcome)}>
                {t(`outcomes.${outcome}`)}
              </Button>
            ))}
            <Button
              className="px-1.5!"
              aria-expanded={booking}
              disabled={opened.unknownPatient}
              onClick={() => setBooking(!booking)}
            >
              {t('book')}
            </Button>
          </div>
        </Part>
      )}
      {isOpen && booking && <BookVisit {...props} onBooked={() => setBooking(false)} />}
      {isOpen && (
        <Part title={t('snooze')}>
          <SnoozeButtons opened={opened} words={words} steps={steps} />
        </Part>
      )}
      {isOpen && (
        <MenuButton
          label={t('closeAsLabel')}
          className={buttonClass()}
          sections={[{ id: 'reasons', items: REASONS.map((id) => ({ id, label: t(`reasons.${id}`) })) }]}
          onAction={(id) => {
            const reason = REASONS.find((one): one is Reason => one === id);
            if (reason)
              void steps.step(reminder, { do: 'close', reason }, t('done.close', { name: reminder.name }));
          }}
        >
          {t('closeAsLabel')}
        </MenuButton>
      )}
      <PanelNote opened={opened} steps={steps} />
      <ReminderHistory
        history={opened.history}
        words={words}
        auditHref={props.me.audits ? `/admin/audit?thing=${encodeURIComponent(reminder.id)}` : null}
      />
    </div>
  );
}

/** Why it could be closed, with the two answers to it. */
function Proposal({ opened, words, steps }: PanelWorkProps) {
  const { reminder } = opened;
  const { evidence } = reminder;
  const t = useTranslations('reminders');
  if (!evidence) return null;
  return (
    <div className="rounded-box border border-accent-line bg-accent-soft px-3.5 py-3">
      <b className="font-semibold">{words.evidence(evidence)}.</b>{' '}
      {t('proposal', { reason: t(`reasons.${evidence.reason}`) })}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          onClick={() =>
            void steps.step(
              reminder,
              { do: 'close', reason: evidence.reason, evidence: evidence.key },
              t('done.close', { name: reminder.name }),
            )
          }
        >
          {t(`closeAs.${evidence.reason}`)}
        </Button>
        <Button
          size="small"
          onClick={() =>
            void steps.step(
              reminder,
              { do: 'decline', evidence: evidence.key },
              t('done.decline', { name: reminder.name }),
            )
          }
        >
          {t('notThis')}
        </Button>
      </div>
    </div>
  );
}

interface PartProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A part of the panel under its small heading. */
export function Part({ title, note, children }: PartProps) {
  return (
    <section className="@container">
      <h3 className="mb-1.5 flex items-baseline justify-between text-label font-semibold text-ink-2">
        {title}
        {note && <span className="font-normal text-ink-3">{note}</span>}
      </h3>
      {children}
    </section>
  );
}
