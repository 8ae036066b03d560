// The sign-in form without script, or sent before the script arrived: answered with a page, never with JSON.
import { z } from 'zod';
import { readFormBody } from '@/lib/desk/request-body';
import { returnPath, signInPath } from '@/lib/desk/sign-in/return-path';
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
  if (!credentials.success) return backToForm(next, 'incomplete');
  const outcome = await begin(credentials.data);
  if (outcome.kind !== 'signed-in') return backToForm(next, outcome.kind);
  return seeOther(next, outcome.cookies);
}

function backToForm(next: string, problem: string): Response {
  const path = signInPath(next);
  return seeOther(`${path}${path.includes('?') ? '&' : '?'}problem=${problem}`);
}

function seeOther(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  headers.set('Location', path);
  headers.set('Cache-Control', 'no-store');
  return new Response(null, { status: 303, headers });
}
