'use client';
import { type FormEvent, useState } from 'react';
import { sendSignIn, type SignInProblem } from './session-requests';
import type { SessionTimes } from './session-times';

export interface SignInProblems {
  email?: 'emailMissing' | 'emailWrong';
  password?: 'passwordMissing';
  /** What the server said; `incomplete` only to a form that was sent without script */
  answer?: SignInProblem | 'incomplete';
  waitSeconds?: number;
}

interface SignInTurns {
  onSignedIn: (times: SessionTimes) => void;
  /** The password is right; the code of the second factor is asked for next. */
  onSecondStep: () => void;
}

/** The state of a sign-in form with the fields `email` and `password`. */
export function useSignIn({ onSignedIn, onSecondStep }: SignInTurns, known?: SignInProblems['answer']) {
  const [problems, setProblems] = useState<SignInProblems>(known ? { answer: known } : {});
  const [pending, setPending] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const email = textOf(fields, 'email').trim();
    const password = textOf(fields, 'password');
    const missing = missingOf(email, password);
    setProblems(missing);
    if (missing.email || missing.password) {
      focusField(form, missing.email ? 'email' : 'password');
      return;
    }
    setPending(true);
    const answer = await sendSignIn(email, password);
    if (answer.kind === 'signed-in') {
      onSignedIn(answer.times);
      return;
    }
    if (answer.kind === 'second-step') {
      onSecondStep();
      return;
    }
    setPending(false);
    setProblems({ answer: answer.problem, waitSeconds: answer.waitSeconds });
    focusField(form, 'password');
  };

  return {
    problems,
    pending,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!pending) void submit(event.currentTarget);
    },
  };
}

function missingOf(email: string, password: string): SignInProblems {
  return {
    ...(email === '' && { email: 'emailMissing' as const }),
    ...(email !== '' && !/^\S+@\S+\.\S+$/.test(email) && { email: 'emailWrong' as const }),
    ...(password === '' && { password: 'passwordMissing' as const }),
  };
}

export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** To the first field that needs another look; what is in it is selected, to be typed over. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  }
}
