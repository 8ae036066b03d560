'use client';
import { UserRoundPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { showToast } from '@/components/ui/toast-queue';
import { DutiesDialog } from './duties-dialog';
import { LinkDialog } from './link-dialog';
import { StaffTable } from './staff-table';
import type { PlaceOption, StaffActions, StaffAnswerView, StaffMemberView } from './staff-view';

export interface StaffProps {
  members: readonly StaffMemberView[];
  /** When they were read; epoch milliseconds */
  now: number;
  clinics: readonly PlaceOption[];
  doctors: readonly PlaceOption[];
  actions: StaffActions;
}

/** Everybody who works here, and what an administrator does with them. */
export function Staff({ members, now, clinics, doctors, actions }: StaffProps) {
  const t = useTranslations('staff');
  const [editing, setEditing] = useState<StaffMemberView | 'new' | null>(null);
  const [link, setLink] = useState<{ name: string; address: string } | null>(null);
  const active = members.filter(({ state }) => state === 'active').length;

  /** Says how it went; a link is shown by itself. True when it was done. */
  const settle = (answer: StaffAnswerView | null, name: string, done?: () => void): boolean => {
    if (answer?.kind === 'link') setLink({ name, address: answer.path });
    else if (answer?.kind === 'ok') done?.();
    else showToast({ text: t(`problem.${problemOf(answer)}`) });
    return answer?.kind === 'ok' || answer?.kind === 'link';
  };
  const ask = (call: () => Promise<StaffAnswerView>) => attempt(call).catch(() => null);

  const switchOff = async (member: StaffMemberView, disabled: boolean) => {
    const answer = await ask(() => actions.switchOff(member.id, disabled));
    settle(answer, member.name, () =>
      showToast({
        text: t(disabled ? 'disabledToast' : 'enabledToast', { name: member.name }),
        undo: () => void ask(() => actions.switchOff(member.id, !disabled)),
      }),
    );
  };

  return (
    <>
      <PageHeader
        title={t('title')}
        sub={t('sub', { active, invited: members.filter(({ state }) => state === 'invited').length })}
        actions={
          <Button variant="primary" onClick={() => setEditing('new')}>
            <UserRoundPlus aria-hidden="true" size={16} />
            {t('invite')}
          </Button>
        }
      />
      <StaffTable
        members={members}
        now={now}
        clinics={clinics}
        onEdit={setEditing}
        onLink={async (member) => settle(await ask(() => actions.link(member.id)), member.name)}
        onEndSessions={async (member) =>
          settle(await ask(() => actions.endSessions(member.id)), member.name, () =>
            showToast({ text: t('sessionsEnded', { name: member.name }) }),
          )
        }
        onResetFactor={async (member) =>
          settle(await ask(() => actions.resetFactor(member.id)), member.name, () =>
            showToast({ text: t('factorReset', { name: member.name }) }),
          )
        }
        onSwitch={switchOff}
      />
      {editing && (
        <DutiesDialog
          member={editing === 'new' ? null : editing}
          clinics={clinics}
          doctors={doctors}
          onClose={() => setEditing(null)}
          onSave={async (email, duties) => {
            const answer = await ask(() =>
              editing === 'new' ? actions.invite({ email, duties }) : actions.change(editing.id, duties),
            );
            const done = settle(answer, duties.name, () =>
              showToast({ text: t('changed', { name: duties.name }) }),
            );
            if (done) setEditing(null);
          }}
        />
      )}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </>
  );
}

type Problem = 'taken' | 'last-administrator' | 'gone' | 'invalid' | 'forbidden' | 'unreachable';

function problemOf(answer: StaffAnswerView | null): Problem {
  if (!answer || answer.kind === 'ok' || answer.kind === 'link' || answer.kind === 'signed-out')
    return 'unreachable';
  return answer.kind;
}
