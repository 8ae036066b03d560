// What the two test runners report, in one form: the end of a long log names what failed.

/** The counts of Vitest's JSON report, and a line for each test, or file that did not load, that failed. */
export function vitestResult({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(name, '(the file)', message)];
    return failed.map((test) => line(name, test.fullName, test.failureMessages[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/**
 * The counts of Playwright's JSON report, and a line for each journey that failed. No journey is retried or
 * left out: one that was would not have shown what it is there for, so both count as failed.
 */
export function playwrightResult({ stats, suites }) {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status !== 'expected')
        .map((test) => line(file, title, test.results.at(-1)?.error?.message)),
    );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function line(file, title, message = '') {
  // The colours of a terminal would be read as text in a log.
  const first = message.replace(/\u001b\[[0-9;]*m/g, '').split('\n')[0];
  return `${file} › ${title}${first ? `: ${first}` : ''}`;
}
