import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountMenu } from '@/components/session/account-menu';
import { SessionKeeper } from '@/components/session/session-keeper';
import { AppShell } from '@/components/shell/app-shell';
import { Finder } from '@/components/shell/finder';
import { requireSession } from '@/lib/desk/actor';
import { may } from '@/lib/desk/permissions';
import { timesLeft } from '@/lib/desk/sessions/session-times';
import { placesFor } from './navigation';
import { findPatientsLike } from './patients/actions';

interface DeskLayoutProps {
  children: ReactNode;
  /** What a page puts into the top bar: what it is about, and how fresh it is. */
  pickers: ReactNode;
  live: ReactNode;
}

/**
 * Everything behind sign-in. A layout is not drawn again when its page changes, so it protects nothing: each page
 * asks for its actor itself.
 */
export default async function DeskLayout({ children, pickers, live }: DeskLayoutProps) {
  const session = await requireSession();
  const { actor } = session;
  const t = await getTranslations('account');
  const person = { staffId: actor.staffId, name: actor.name, email: actor.email };
  const places = await placesFor(actor);
  const find = await getTranslations('palette');
  const label = `${actor.name} (${t(`role.${actor.role}`)})`;
  return (
    <>
      <AppShell
        {...places}
        pickers={pickers}
        live={live}
        search={
          <Finder
            label={find('label')}
            places={[...places.navItems, ...places.adminItems]}
            finds={{
              medications: may(actor, 'medication:search'),
              patients: may(actor, 'patient:view') ? findPatientsLike : undefined,
            }}
          />
        }
        user={<AccountMenu label={label} name={actor.name} />}
      >
        {children}
      </AppShell>
      <SessionKeeper person={person} times={timesLeft(session)} />
    </>
  );
}
