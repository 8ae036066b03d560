'use server';
// Setting up one's own second factor; also for who owes it and may do nothing else yet.
import { revalidatePath } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import type { SetUpState } from '@/components/second-factor/set-up';
import { withActor } from '@/lib/desk/actor';
import { clientAddress } from '@/lib/desk/client-address';
import { beginSetUp, confirmSetUp } from '@/lib/desk/second-factor/set-up';
import { provePassword } from '@/lib/desk/sign-in/prove-password';

const SETTING_UP = { settingUp: true };
const codeSchema = z.string().max(100);
const passwordSchema = z.string().catch('');

/** Makes a key for the app, and the page then shows it. Who must set it up has only just given the password. */
export async function beginSecondFactor(_previous: SetUpState, form: FormData): Promise<SetUpState> {
  return withActor<SetUpState>(
    null,
    async (actor, { setUpFirst }) => {
      if (!setUpFirst) {
        const password = passwordSchema.parse(form.get('password'));
        const proof = await provePassword(actor, password, clientAddress(await headers()));
        if (proof !== 'right') return { kind: `${proof}-password` };
      }
      await beginSetUp(actor);
      revalidatePath('/second-factor/set-up');
      return { kind: 'empty' };
    },
    SETTING_UP,
  );
}

/** Takes the first code of the app; answers with the recovery codes, this once. */
export async function confirmSecondFactor(_previous: SetUpState, form: FormData): Promise<SetUpState> {
  return withActor<SetUpState>(
    null,
    async (actor) => {
      const code = codeSchema.safeParse(form.get('code'));
      return code.success ? confirmSetUp(actor, code.data) : { kind: 'wrong-code' };
    },
    SETTING_UP,
  );
}
