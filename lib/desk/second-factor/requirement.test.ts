import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The rule under a setting; the settings are read once, so each case reads them anew. */
async function rule(setting: string) {
  vi.stubEnv('SECOND_FACTOR', setting);
  vi.resetModules();
  return (await import('./requirement')).needsSecondFactor;
}

const admin = { role: 'admin', demonstration: false } as const;
const madeUp = { role: 'admin', demonstration: true } as const;
const doctor = { role: 'doctor', demonstration: false } as const;

it.each([
  ['', [true, false, false]],
  ['administrators', [true, true, false]],
  ['everybody', [true, true, true]],
  ['nobody', [false, false, false]],
])(
  'with SECOND_FACTOR "%s" binds administrators, the made-up one and doctors: %j',
  async (setting, bound) => {
    const needs = await rule(setting);
    expect([needs(admin), needs(madeUp), needs(doctor)]).toEqual(bound);
  },
);
