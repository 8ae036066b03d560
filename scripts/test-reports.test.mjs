import { expect, it } from 'vitest';
import { playwrightResult, vitestResult } from './test-reports.mjs';

it('a failed test is named with the first line of what was wrong, and a file that did not load too', () => {
  const failed = {
    status: 'failed',
    fullName: 'a day has hours',
    failureMessages: ['Error: 23\n    at day.ts'],
  };
  const passed = { status: 'passed', fullName: 'a day has a name', failureMessages: [] };
  const testResults = [
    { name: 'day.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: 'week.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ];
  const result = vitestResult({ numPassedTests: 1, numFailedTests: 1, testResults });
  expect(result).toMatchObject({ passed: 1, failed: 1 });
  expect(result.failures).toEqual([
    'day.test.ts › a day has hours: Error: 23',
    'week.test.ts › (the file): Cannot find module',
  ]);
});

it('a journey that was left out, or held only the second time, counts as failed', () => {
  const spec = (title, status, message) => ({
    file: 'board.spec.ts',
    title,
    tests: [{ status, results: message ? [{ error: { message } }] : [] }],
  });
  const suites = [
    {
      specs: [spec('opens', 'expected')],
      suites: [
        { specs: [spec('closes', 'unexpected', '\u001b[31mError\u001b[39m'), spec('waits', 'skipped')] },
      ],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 1 };
  expect(playwrightResult({ stats, suites })).toEqual({
    passed: 1,
    failed: 2,
    failures: ['board.spec.ts › closes: Error', 'board.spec.ts › waits'],
  });
});
