// "Who did this?": from a thing to what the audit log knows of it.
import type { Actor } from '../actor';
import { may } from '../permissions';

type Subject = { thing: string } | { patient: string };

/** The audit log's page about one thing or one patient; null for who may not read the log. */
export function auditPath(actor: Pick<Actor, 'role'>, subject: Subject): string | null {
  return may(actor, 'audit:view') ? `/admin/audit?${new URLSearchParams(subject).toString()}` : null;
}
