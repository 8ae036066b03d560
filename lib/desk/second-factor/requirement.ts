// Who must have a second factor (OWASP ASVS 5.0, 6.3.3): administrators, unless SECOND_FACTOR says otherwise.
import { environment } from '@/lib/env';
import type { Role } from '../permissions';

/**
 * Unset, the setting binds administrators but not the made-up one of the demonstration, whose password a first start
 * prints; set, it binds everybody alike.
 */
export function needsSecondFactor(person: { role: Role; demonstration: boolean }): boolean {
  const setting = environment().SECOND_FACTOR;
  if (setting === undefined) return person.role === 'admin' && !person.demonstration;
  return setting === 'everybody' || (setting === 'administrators' && person.role === 'admin');
}
