'use client';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, createContext, use } from 'react';
import { buttonClass } from './button-class';

export const PanelCloseContext = createContext<(() => void) | null>(null);

interface PanelHeaderProps {
  /** What identifies it at a glance: a number tile or an avatar. */
  lead?: ReactNode;
  title: ReactNode;
  /** Who exactly: the quiet line that tells two alike apart. */
  detail?: ReactNode;
}

/** The strip that always says what is being worked on, with the way out. */
export function PanelHeader({ lead, title, detail }: PanelHeaderProps) {
  const t = useTranslations('ui');
  const close = use(PanelCloseContext);
  return (
    <header className="flex items-center gap-3 border-b border-line px-5 py-3.5">
      {lead}
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-lead font-semibold">{title}</h2>
        {detail && <p className="truncate text-small text-ink-3">{detail}</p>}
      </div>
      {close && (
        <button
          type="button"
          aria-keyshortcuts="Escape"
          onClick={close}
          className={clsx(buttonClass('ghost', 'small'), 'px-2')}
        >
          <span className="sr-only">{t('close')}</span>
          <span className="pointer-coarse:hidden">Esc</span>
          <X aria-hidden="true" size={16} strokeWidth={2} />
        </button>
      )}
    </header>
  );
}

/** What the panel is about, scrolling under its header. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>;
}

interface PanelFooterProps {
  /** How things stand: "2 changes". */
  note?: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** The actions, always in reach. */
export function PanelFooter({ note, children }: PanelFooterProps) {
  return (
    <footer className="flex items-center gap-2 border-t border-line px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
      <p className="mr-auto min-w-0 text-small text-ink-3">{note}</p>
      {children}
    </footer>
  );
}

/** The number or short word that leads a panel, white on the accent. */
export function PanelTile({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-box bg-accent text-token font-[650] tracking-tight text-accent-ink">
      {children}
    </span>
  );
}
