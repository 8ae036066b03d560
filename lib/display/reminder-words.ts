// The words of the reminders' worklist that the desk keeps and the page shows: where one stands, what a call can lead
// to, why one is closed.

export const VIEWS = ['open', 'mine', 'unassigned', 'snoozed', 'closed'] as const;
export type View = (typeof VIEWS)[number];

export const DUES = ['overdue', 'week', 'later'] as const;
export type Due = (typeof DUES)[number];

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
