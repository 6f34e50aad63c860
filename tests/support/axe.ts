import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One broken rule and where. */
export interface Violation {
  readonly rule: string;
  readonly help: string;
  readonly places: readonly string[];
}

/**
 * Returns the accessibility violations of what the page shows now (WCAG 2.2 A and AA, and good practice). Give a
 * selector to check only one part. Works under the site's own content policy: nothing is added to the document.
 */
export async function findViolations(page: Page, part?: string): Promise<Violation[]> {
  await page.evaluate(source);
  return page.evaluate(
    async ({ rules, within }) => {
      // Parts that are not laid out yet would be checked against the background behind them.
      const laidOut = new CSSStyleSheet();
      laidOut.replaceSync('.far { content-visibility: visible !important }');
      document.adoptedStyleSheets = [laidOut];
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      // Frames hold third-party pages, in which no checker would run.
      const options = { runOnly: rules, resultTypes: ['violations' as const], iframes: false };
      const { violations } = await checker.run(within ?? document, options);
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        places: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
      }));
    },
    { rules: RULES, within: part },
  );
}
