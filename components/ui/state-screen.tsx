import clsx from 'clsx';
import { CircleAlert, Inbox, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateScreenProps {
  title: string;
  /** One sentence: why, and what to do next. */
  children: ReactNode;
  /** The next step as a button or a link. */
  action?: ReactNode;
  /** 1 when the state is the whole page. */
  level?: 1 | 2 | undefined;
}

/** Nothing here, and that is fine: says what to do next. */
export function EmptyState({ icon = Inbox, ...rest }: StateScreenProps & { icon?: LucideIcon | undefined }) {
  return <Screen {...rest} icon={icon} disc="bg-sunken text-ink-3" />;
}

/** It did not work: says what happened in words, and offers another try. Announced. */
export function ErrorState(props: StateScreenProps) {
  return <Screen {...props} icon={CircleAlert} disc="bg-alert-soft text-alert" role="alert" />;
}

/** This person may not: says who can. */
export function ForbiddenState(props: StateScreenProps) {
  return <Screen {...props} icon={Lock} disc="bg-wait-soft text-wait" />;
}

interface ScreenProps extends StateScreenProps {
  icon: LucideIcon;
  disc: string;
  role?: 'alert' | undefined;
}

function Screen({ icon: Icon, disc, role, title, children, action, level = 2 }: ScreenProps) {
  const Heading = `h${level}` as const;
  return (
    <div role={role} className="mx-auto flex max-w-md flex-col items-center gap-3 px-6 py-14 text-center">
      <span aria-hidden="true" className={clsx('grid size-11 place-items-center rounded-full', disc)}>
        <Icon size={20} strokeWidth={1.75} />
      </span>
      <Heading className="text-lead font-semibold">{title}</Heading>
      <div className="text-balance text-ink-2">{children}</div>
      {action && <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
