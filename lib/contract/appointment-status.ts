// The states of an appointment and the one table of moves between them (decisions 3).

export const APPOINTMENT_STATUSES = ['BK', 'CK', 'OG', 'PA', 'CM', 'CMNP', 'CN', 'NS', 'RE', 'AB'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** From each state, where it may go. What is not here is final. */
export const TRANSITIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  BK: ['CK', 'PA', 'OG', 'CN', 'NS', 'RE'],
  CK: ['OG', 'PA', 'CN', 'NS', 'BK'],
  PA: ['CK', 'OG', 'CN', 'NS'],
  OG: ['CM', 'CMNP', 'PA', 'AB', 'CK'],
  NS: ['CK', 'BK'],
  /** Only within the same day, and only into a free slot. */
  CN: ['BK'],
  CM: [],
  CMNP: [],
  RE: [],
  AB: [],
};

/** Whether the table allows a move. */
export function mayMove(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** States in which the patient still stands in the queue; at clinic-local midnight they become no-shows. */
export const QUEUED: readonly AppointmentStatus[] = ['BK', 'CK', 'PA'];
