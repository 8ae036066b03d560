'use server';
// What a person does with their own second factor once it is on.
import { revalidatePath } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import type { FactorAnswer } from '@/components/second-factor/code-dialog';
import { withActor, type Actor } from '@/lib/desk/actor';
import { clientAddress } from '@/lib/desk/client-address';
import { renewRecoveryCodes, turnOff, type CodeRefused } from '@/lib/desk/second-factor/change-factor';

const codeSchema = z.string().max(100).catch('');

/** Off, with a code. */
export async function switchOffSecondFactor(code: unknown): Promise<FactorAnswer> {
  return withCode(code, turnOff);
}

/** New recovery codes in the place of the old ones, with a code. */
export async function renewOwnRecoveryCodes(code: unknown): Promise<FactorAnswer> {
  return withCode(code, renewRecoveryCodes);
}

async function withCode(
  code: unknown,
  change: (actor: Actor, code: string, address: string) => Promise<FactorDone | CodeRefused>,
): Promise<FactorAnswer> {
  return withActor<FactorAnswer>(null, async (actor) => {
    const answer = await change(actor, codeSchema.parse(code), clientAddress(await headers()));
    if (answer.kind === 'throttled')
      return { kind: 'throttled', minutes: Math.ceil(answer.retryAfterSeconds / 60) };
    revalidatePath('/account');
    return answer;
  });
}

type FactorDone = { kind: 'off' } | { kind: 'codes'; codes: string[] };
