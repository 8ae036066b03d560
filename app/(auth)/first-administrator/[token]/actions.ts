'use server';
// Making the first administrator: the token of the link is the whole right to do it.
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type {
  FirstAdministratorFields,
  FirstAdministratorState,
} from '@/components/staff/first-administrator-state';
import { isForeignOrigin } from '@/lib/desk/foreign-origin';
import { firstAdministratorSchema, makeFirstAdministrator } from '@/lib/desk/sign-in/first-administrator';
import { passwordProblem } from '@/lib/desk/sign-in/password-rule';

/** Takes the form; leads to the sign-in when the administrator is made, else says what to look at again. */
export async function createAdministrator(
  _previous: FirstAdministratorState,
  form: FormData,
): Promise<FirstAdministratorState> {
  const values = { name: text(form, 'name'), email: text(form, 'email') };
  if (isForeignOrigin(await headers())) return { kind: 'unavailable', values };
  const parsed = firstAdministratorSchema.safeParse({
    ...values,
    token: text(form, 'token'),
    password: text(form, 'password'),
  });
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    return {
      kind: 'wrong',
      values,
      fields: {
        ...(wrong.has('name') && { name: 'nameMissing' }),
        ...(wrong.has('email') && { email: 'emailWrong' }),
        ...passwordField(text(form, 'password'), Object.values(values)),
      },
    };
  }
  const outcome = await makeFirstAdministrator(parsed.data);
  if (outcome.kind === 'password') return { kind: 'wrong', values, fields: { password: outcome.problem } };
  // The page draws that the link is over; made or not, there is nothing left to do here.
  redirect(
    outcome.kind === 'made' ? '/sign-in' : `/first-administrator/${encodeURIComponent(parsed.data.token)}`,
  );
}

function passwordField(password: string, about: readonly string[]): FirstAdministratorFields {
  const problem = passwordProblem(password, about);
  return problem ? { password: problem } : {};
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
