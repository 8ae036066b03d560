// The moves that a row offers: the contract's table, in the order in which the desk needs them.
import { APPOINTMENT_STATUSES, TRANSITIONS } from '@/lib/contract/appointment-status';
import type { DeskMove } from './board-view';

const ORDER: readonly DeskMove[] = ['CK', 'OG', 'CM', 'CMNP', 'PA', 'BK', 'AB', 'NS', 'CN'];

/** Where an appointment may go from its state; nowhere from a state that only a remote service knows. */
export function movesFrom(status: string): DeskMove[] {
  const from = APPOINTMENT_STATUSES.find((known) => known === status);
  return from === undefined ? [] : ORDER.filter((to) => TRANSITIONS[from].includes(to));
}
