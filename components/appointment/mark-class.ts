// How a difference looks on a card: a tint and a bar; the words for it stand beside or are spoken.

export const MARK = {
  added: 'bg-now-soft shadow-[inset_2px_0_0_var(--now)]',
  changed: 'bg-wait-soft shadow-[inset_2px_0_0_var(--wait)]',
} as const;

export const MARK_REMOVED = 'bg-alert-soft shadow-[inset_2px_0_0_var(--alert)]';
