'use server';
// Choosing a password: the token of the link is the whole right to do it.
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { JoinState } from '@/components/staff/join-form';
import { isForeignOrigin } from '@/lib/desk/foreign-origin';
import { join, joinSchema } from '@/lib/desk/staff/join';

/** Takes the form; leads to the sign-in when the password is set, else says what to look at again. */
export async function choosePassword(_previous: JoinState, form: FormData): Promise<JoinState> {
  if (isForeignOrigin(await headers())) return { kind: 'unavailable' };
  const parsed = joinSchema.safeParse({ token: form.get('token'), password: form.get('password') });
  if (!parsed.success) return { kind: 'wrong', problem: 'too-long' };
  const outcome = await join(parsed.data);
  if (outcome.kind === 'password') return { kind: 'wrong', problem: outcome.problem };
  redirect(outcome.kind === 'joined' ? '/sign-in' : `/join/${encodeURIComponent(parsed.data.token)}`);
}
