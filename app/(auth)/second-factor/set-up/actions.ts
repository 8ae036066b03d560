'use server';
// Setting up one's own second factor; also for who owes it and may do nothing else yet.
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import type { SetUpState } from '@/components/second-factor/set-up';
import { withActor } from '@/lib/desk/actor';
import { beginSetUp, confirmSetUp } from '@/lib/desk/second-factor/set-up';

const SETTING_UP = { settingUp: true };
const codeSchema = z.string().max(100);

/** Makes a key for the app; the page then shows it. */
export async function beginSecondFactor(): Promise<SetUpState> {
  return withActor<SetUpState>(
    null,
    async (actor) => {
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
