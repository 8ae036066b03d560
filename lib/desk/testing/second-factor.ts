// A second factor for a person of a test, and codes without waiting for the next half minute.
import type { Actor } from '../actor';
import { beginSetUp, confirmSetUp, secondFactorOf } from '../second-factor/set-up';
import { codeAt } from '../second-factor/totp';
import type { TestDesk } from './open-desk';

export type TestFactor = {
  /** The recovery codes that were shown. */
  codes: string[];
  /** A code that was not taken yet. */
  freshCode: () => Promise<string>;
};

/** Sets a second factor up for somebody, as the page does. */
export async function giveSecondFactor(desk: TestDesk, actor: Actor): Promise<TestFactor> {
  await beginSetUp(actor);
  const state = await secondFactorOf(actor);
  if (state.kind !== 'setting-up') throw new Error(`not being set up: ${state.kind}`);
  const { key } = state.app;
  const on = await confirmSetUp(actor, codeAt(key));
  if (on.kind !== 'on') throw new Error(`not set up: ${on.kind}`);
  return {
    codes: on.codes,
    freshCode: async () => {
      // As if the last code had been taken long ago.
      await desk.store.secondFactor.update({ where: { staffId: actor.staffId }, data: { lastStep: 0n } });
      return codeAt(key);
    },
  };
}
