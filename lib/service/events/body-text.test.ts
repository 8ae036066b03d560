import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { bodyText } from './body-text';

/** What partners may put into partner_meta and custom_attributes. */
const AWKWARD = {
  numbers: [
    0, 7, -3, 1.5, 0.1, 0.0001, 0.00012, 0.00001, -0.00001, 1.25e-5, 1e-7, -2.5e-12, 5e-324, 1e21, 1.5e300,
  ],
  names: ['आशा', 'é', '😀', '\u007f', '\u2028', '"\\/\b\f\n\r\t\u0001', '0.00001', 'say "1e-7"', '\\'],
  '1e-7': { '0.00001': 0.00001 },
};

it('is compact and ASCII', () => {
  expect(bodyText({ name: 'आ é', due: null })).toBe('{"name":"\\u0906 \\u00e9","due":null}');
});

it('writes small numbers as Python does, and leaves texts that look like them alone', () => {
  expect(bodyText({ of: [0.00001, 1e-7, -1.25e-5, 0.0001], said: '0.00001 1e-7' })).toBe(
    '{"of":[1e-05,1e-07,-1.25e-05,0.0001],"said":"0.00001 1e-7"}',
  );
  expect(JSON.parse(bodyText(AWKWARD))).toEqual(AWKWARD);
});

const RESERIALISE =
  'import json,sys; sys.stdout.write(json.dumps(json.loads(sys.stdin.read()), separators=(",", ":")))';
const hasPython = spawnSync('python3', ['-c', '']).status === 0;

it.runIf(hasPython)('comes back from Python byte for byte', () => {
  const text = bodyText(AWKWARD);
  expect(spawnSync('python3', ['-c', RESERIALISE], { input: text }).stdout.toString()).toBe(text);
});
