import type { BrowserContext } from '@playwright/test';

/** What went wrong in the pages of a context without any test having asked. */
export interface PageProblems {
  /** Problems that match none of the patterns. */
  unexpected(allowed: readonly RegExp[]): string[];
}

/**
 * Collects console errors and uncaught errors of all pages of a context. Chromium reports what a content policy or
 * Trusted Types stopped as console errors too.
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
