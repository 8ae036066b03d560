// The forms of a sign-in without script, or sent before the script arrived: answered with a page, never with JSON.
import { z } from 'zod';
import { readFormBody } from '@/lib/desk/request-body';
import { returnPath, secondStepPath, signInPath } from '@/lib/desk/sign-in/return-path';
import { codeSchema, type SecondStepOutcome } from '@/lib/desk/sign-in/second-step';
import { credentialsSchema, type Credentials, type SignInOutcome } from '@/lib/desk/sign-in/sign-in';

/** Anything goes in: what is wrong leads back to the form. */
const formSchema = z.object({
  email: z.string().default(''),
  password: z.string().default(''),
  next: z.string().optional(),
});

/** Signs in by `begin`, then 303 to the page that was wanted, or back to the form with what was wrong. */
export async function answerPlainForm(
  request: Request,
  begin: (credentials: Credentials) => Promise<SignInOutcome>,
): Promise<Response> {
  const form = await readFormBody(request, formSchema);
  const next = returnPath(form.next);
  const credentials = credentialsSchema.safeParse(form);
  if (!credentials.success) return backToForm(signInPath(next), 'incomplete');
  const outcome = await begin(credentials.data);
  if (outcome.kind === 'second-step') return seeOther(secondStepPath(next), outcome.cookies);
  if (outcome.kind !== 'signed-in') return backToForm(signInPath(next), outcome.kind);
  return seeOther(next, outcome.cookies);
}

const codeFormSchema = z.object({ code: z.string().default(''), next: z.string().optional() });

/** The same for the second step; when that is over, the sign-in begins anew. */
export async function answerPlainCode(
  request: Request,
  finish: (code: string) => Promise<SecondStepOutcome>,
): Promise<Response> {
  const form = await readFormBody(request, codeFormSchema);
  const next = returnPath(form.next);
  const given = codeSchema.safeParse(form);
  if (!given.success) return backToForm(secondStepPath(next), 'wrong-code');
  const outcome = await finish(given.data.code);
  if (outcome.kind === 'step-over') return backToForm(signInPath(next), outcome.kind);
  if (outcome.kind !== 'signed-in') return backToForm(secondStepPath(next), outcome.kind);
  return seeOther(next, outcome.cookies);
}

function backToForm(path: string, problem: string): Response {
  return seeOther(`${path}${path.includes('?') ? '&' : '?'}problem=${problem}`);
}

function seeOther(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  headers.set('Location', path);
  headers.set('Cache-Control', 'no-store');
  return new Response(null, { status: 303, headers });
}
