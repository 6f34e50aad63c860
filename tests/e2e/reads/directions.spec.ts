import type { Page } from '@playwright/test';
import { answerEverything } from '../../safe/poisoned-api.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openInLanguage } from '../../support/open-in-language.ts';
import { ROUTES, routesToCheck } from '../../support/routes.ts';
import { everything, fullRun, some } from '../../support/scope.ts';

test.use(withoutWorker);
test.beforeEach(({ allowConsole }) => allowConsole(/404 \(Not Found\)/));

/** Texts with a format of their own: addresses, dates, numbers, ids. */
const NOT_WORDS =
  /url|link|href|date|From$|To$|Latlong|icon|image|logo|file|thumbnail|slug|aid$|eventid|amount|visible/i;

/** Places where a name from an answer is in text of the other direction, as `field in element`. */
function runsWrong(page: Page, direction: 'ltr' | 'rtl'): Promise<{ wrong: string[]; seen: number }> {
  return page.evaluate((right) => {
    const wrong: string[] = [];
    let seen = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const names = [...(nodeValue ?? '').matchAll(/(.?)(?:قاعة|Hall) ⟦(.*?)⟧/g)];
      if (parentElement === null || parentElement.localName === 'script') continue;
      for (const [, before, name] of names) {
        seen += 1;
        const isApart = before === '\u2068' || getComputedStyle(parentElement).direction === right;
        if (!isApart) wrong.push(`${name} in ${parentElement.localName}.${parentElement.className}`);
      }
    }
    for (const element of document.querySelectorAll('[aria-label], img[alt], [title]')) {
      for (const attribute of ['aria-label', 'alt', 'title']) {
        const label = element.getAttribute(attribute) ?? '';
        // Isolated text, such as a game with its entry, is one name. A label that is only a name gets its direction
        // from its first letter.
        const besides = label.replace(/\u2068[^\u2069]*\u2069/g, '');
        if (/.(?:قاعة|Hall) ⟦/.test(besides)) wrong.push(`${label} in ${attribute}`);
      }
    }
    return { wrong, seen };
  }, direction);
}

for (const { language, word, direction } of some(1, [
  { language: 'ar', word: 'Hall', direction: 'ltr' },
  { language: 'en', word: 'قاعة', direction: 'rtl' },
] as const)) {
  test(
    `I18N-06 names of the other direction keep theirs on every screen in ${language}`,
    fullRun,
    async ({ page, context }) => {
      test.setTimeout(everything ? 300_000 : 120_000);
      await answerEverything(context, ({ name, kind }) =>
        kind.startsWith('text') && !kind.includes('as given') && !NOT_WORDS.test(name.split('.').at(-1) ?? '')
          ? `${word} ⟦${name}⟧ (2)!`
          : undefined,
      );
      let met = 0;
      for (const { path } of everything ? ROUTES : routesToCheck) {
        await openInLanguage(page, language, path);
        const { wrong, seen } = await runsWrong(page, direction);
        expect.soft(wrong, path).toEqual([]);
        met += seen;
      }
      expect(met, 'names found').toBeGreaterThan(20);
    },
  );
}
