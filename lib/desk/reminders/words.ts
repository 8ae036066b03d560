// The words of the reminders' worklist: what a call can lead to, why one is closed, what the history tells.

export const OUTCOMES = [
  'reached',
  'no-answer',
  'wrong-number',
  'refused',
  'already-done',
  'booked',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const REASONS = [
  'came-in',
  'booked',
  'already-done',
  'refused',
  'not-reached',
  'handled-elsewhere',
] as const;
export type Reason = (typeof REASONS)[number];

/** Ways to reach a family; `copy` is the text or the link, taken elsewhere. */
export const CHANNELS = ['call', 'whatsapp', 'sms', 'copy'] as const;
export type Channel = (typeof CHANNELS)[number];

export type EntryKind =
  | 'arrived'
  | 'folded'
  | 'reopened-by-event'
  | 'taken'
  | 'given'
  | 'released'
  | 'attempt'
  | 'message'
  | 'note'
  | 'snoozed'
  | 'woken'
  | 'declined'
  | 'booked'
  | 'closed'
  | 'reopened'
  | 'undone';
