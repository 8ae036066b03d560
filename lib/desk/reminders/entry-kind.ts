// What the history of a reminder tells.

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
