import type { BrowserContext } from '@playwright/test';

/** Unexpected problems in the pages of a context. */
export interface PageProblems {
  /** Problems that match none of the patterns. */
  unexpected(allowed: readonly RegExp[]): string[];
}

/**
 * Collects console errors and uncaught errors of all pages of a context. Chromium also reports blocked content-policy
 * and Trusted Types violations as console errors.
 */
export function watchPageProblems(context: BrowserContext): PageProblems {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => {
    const error = problem.error();
    problems.push(`Uncaught: ${error.stack || error.message}`);
  });
  return {
    unexpected: (allowed) => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
