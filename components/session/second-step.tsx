'use client';
import { CodeForm } from './code-form';
import type { CodeProblem } from './code-request';

interface SecondStepProps {
  /** A path of ours, checked by the server */
  next: string;
  problem: CodeProblem | undefined;
}

/** The second step on a page of its own. */
export function SecondStep({ next, problem }: SecondStepProps) {
  const again = `/sign-in?next=${encodeURIComponent(next)}&problem=step-over`;
  return (
    <CodeForm
      next={next}
      problem={problem}
      onSignedIn={() => window.location.assign(next)}
      onOver={() => window.location.assign(again)}
    />
  );
}
