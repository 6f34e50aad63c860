import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: string[], failures: string[] }} Count */

/** The result of a single check: types, lint, the build. */
export const oneCheck = (name, ok) => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: [],
  failures: ok ? [] : [name],
});

const titlesWith = (tests, ...statuses) =>
  tests.filter(({ status }) => statuses.includes(status)).map(({ title }) => title);

/** Counts a report of Vitest's `json` reporter. A file that could not run at all counts as one failure. */
export function countVitest(report) {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, status }) => ({ status, title: fullName })),
  );
  const broken = report.testResults
    .filter(
      (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
    )
    .map((file) => file.name);
  const failures = [...titlesWith(tests, 'failed'), ...broken];
  return {
    passed: titlesWith(tests, 'passed').length,
    failed: failures.length,
    skipped: titlesWith(tests, 'skipped', 'pending', 'todo', 'disabled'),
    failures,
  };
}

function* specsOf(suite, above = []) {
  const titles = [...above, suite.title];
  for (const spec of suite.specs ?? []) {
    for (const { projectName, status } of spec.tests) {
      yield { status, title: `[${projectName}] ${[...titles, spec.title].join(' › ')}` };
    }
  }
  for (const inner of suite.suites ?? []) yield* specsOf(inner, titles);
}

/** Counts a report of Playwright's `json` reporter. A test that passed only on retry counts as failed. */
export function countPlaywright(report) {
  const tests = report.suites.flatMap((suite) => [...specsOf(suite)]);
  const outside = report.errors.map(({ message }) => message ?? 'an error outside any test');
  const failures = [...titlesWith(tests, 'unexpected', 'flaky'), ...outside];
  return {
    passed: titlesWith(tests, 'expected').length,
    failed: failures.length,
    skipped: titlesWith(tests, 'skipped'),
    failures,
  };
}

/**
 * The count of a runner that has ended. A run without any test, without a report, or with a bad exit code that no
 * failed test explains, counts as a failure.
 */
export function countRun(name, exitCode, reportFile, countReport) {
  if (!existsSync(reportFile)) return oneCheck(`${name}: no report was written`, false);
  const count = countReport(JSON.parse(readFileSync(reportFile, 'utf8')));
  const complaint =
    count.passed + count.failed === 0
      ? `${name}: no test was run`
      : count.failed === 0 && exitCode !== 0
        ? `${name}: ended with code ${exitCode}`
        : undefined;
  return complaint ? { ...count, failed: count.failed + 1, failures: [...count.failures, complaint] } : count;
}

/** All counts together. */
export function total(counts) {
  const sum = (of) => counts.reduce((all, count) => all + of(count), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: counts.flatMap(({ skipped }) => skipped),
    failures: counts.flatMap(({ failures }) => failures),
  };
}
