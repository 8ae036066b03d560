// The day board as it reaches the browser: every word of a row is ready, and nothing travels that no row shows.
import type { AppointmentStatus } from '@/lib/contract/appointment-status';
import type { ShownCard } from '@/lib/display/card';
import type { StatusWord } from '@/lib/display/status';

export type BoardRowView = {
  id: string;
  status: string;
  /** Epoch seconds; lateness counts from it. */
  start_time: number;
  /** Epoch seconds; null for those who do not wait. */
  waiting_since: number | null;
  /** Another patient of the day is easily mixed up with this one. */
  same_name: boolean;
  card: ShownCard;
};

export type SectionName = 'inRoom' | 'queue' | 'parked' | 'done' | 'notComing';
export type ClinicChoice = { clinic_id: string; name: string; time_zone: string };

export type BoardView = {
  kind: 'ok';
  /** Changes whenever anything here does. */
  mark: string;
  /** The server's clock, epoch seconds. */
  now: number;
  clinics: ClinicChoice[];
  /** null = there is no clinic that this person may see. */
  clinic: ClinicChoice | null;
  /** Days on the clinic's calendar, YYYY-MM-DD. */
  today: string;
  day: string;
  previousDay: string;
  nextDay: string;
  doctors: { doctor_id: string; name: string; count: number }[];
  doctorId: string | null;
  counts: Partial<Record<StatusWord, number>>;
  sections: { name: SectionName; rows: BoardRowView[] }[];
};

/** Why there is no board to show. */
export type BoardTrouble = 'forbidden' | 'unreachable' | 'refused';
export type BoardAnswer =
  BoardView | { kind: 'unchanged'; mark: string; now: number } | { kind: BoardTrouble };

/** What the board is asked for; the address holds the same. No personal data in either. */
export type BoardQuestion = { clinic?: string; doctor?: string; day?: string };

/** Moves that the desk makes; rescheduling needs a new time and is made in the editor. */
export type DeskMove = Exclude<AppointmentStatus, 'RE'>;

export type MoveOutcome =
  /** `undo` is the state to go back to, where the table has a way back. */
  | { kind: 'ok'; undo: DeskMove | null }
  | { kind: 'refused' | 'invalid'; message: string }
  | { kind: 'forbidden' | 'gone' }
  | { kind: 'unreachable'; sentence: 'service.unreachable' | 'service.unreadable' };
export type MoveAction = (id: string, to: DeskMove) => Promise<MoveOutcome>;
