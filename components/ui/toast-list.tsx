'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { X } from 'lucide-react';
import { announce } from './announcer';
import { Kbd } from './kbd';
import { TOAST_SECONDS, type Toast, closeToast, undoToast } from './toast-queue';

/** Bottom middle, above a phone's bottom bar. Time stops while they are hovered or focused. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const t = useTranslations('ui');
  const [held, setHeld] = useState(false);
  return (
    <section
      aria-label={t('toasts')}
      data-toasts=""
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-0 bottom-5 z-50 px-3 phone:bottom-17 print:hidden"
    >
      <ol className="flex flex-col items-center gap-2">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} held={held} />
        ))}
      </ol>
    </section>
  );
}

function ToastItem({ toast, held }: { toast: Toast; held: boolean }) {
  const t = useTranslations('ui');
  const spoken = toast.undo ? t('toastWithUndo', { text: toast.text }) : toast.text;
  useCountdown(toast.id, held);
  useEffect(() => announce(spoken), [spoken]);
  return (
    <li className="pointer-events-auto flex max-w-full animate-appear items-center gap-3.5 rounded-card bg-ink py-2 pr-2 pl-3.5 text-surface shadow-float">
      <span className="min-w-0">{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z"
          onClick={() => undoToast(toast.id)}
          className="inline-flex min-h-6 cursor-pointer items-center gap-2.5 rounded-small font-semibold underline underline-offset-3"
        >
          {t('undo')}
          <Kbd tone="inherit">Ctrl Z</Kbd>
        </button>
      )}
      <button
        type="button"
        aria-label={t('dismiss')}
        onClick={() => closeToast(toast.id)}
        className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-small opacity-80 hover:opacity-100"
      >
        <X aria-hidden="true" size={16} />
      </button>
    </li>
  );
}

/** Closes the toast after its time; holding it stops the clock and letting go starts it afresh. */
function useCountdown(id: number, held: boolean): void {
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => closeToast(id), TOAST_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [id, held]);
}
