import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { cappedMarkup } from '../../src/ui/safe-html/html-text.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { fullRun } from '../support/scope.ts';
import { untilHydrated } from '../support/settled.ts';
import { BUILT_SITE } from '../support/site.ts';
import { CLEANER, withoutOwnSanitizer } from './harm.ts';

test.use(withoutWorker);

/** Longer than the longest markup that the cleaner is given. */
const LONGEST_CHARS = 300_000;
/** Far above what it takes, far below what a visitor would call hanging. */
const LIMIT_MS = 4_000;
/** Everything takes longer on a busy machine; there the limit is this many times the duration for ordinary markup. */
const TIMES_ORDINARY = 30;

const fill = (part: string) => part.repeat(Math.floor(LONGEST_CHARS / part.length));

const ORDINARY = fill('<p>Word after word of an <b>article</b>.</p>');
/** Markup of full length that takes long, or fails, if work grows faster than the text. */
const HEAVY: Readonly<Record<string, string>> = {
  'breaks of lines': fill('/-'),
  'parts of a heading': `<h1>${fill('<br>')}`,
  headings: fill('<h1>'),
  'elements inside each other': fill('<b>'),
  'boxes inside each other': fill('<div>'),
  'formulas inside each other': fill('<math><mi>'),
  'tables inside each other': fill('<table><tr><td>'),
  'things that are nowhere allowed': fill('<svg>'),
  links: fill('<a href=//a.example>'),
  pictures: fill('<img src=a>'),
  attributes: `<p ${fill('a=b c ')}>`,
  'open comments': fill('<!--'),
  entities: fill('&amp;'),
  'half tags': fill('<a '),
};

for (const byLibrary of [false, true]) {
  const who = byLibrary ? 'the library' : 'the browser’s own cleaner';
  test(
    `ERR-07 ${who} withstands markup made to be slow or too large (X21)`,
    fullRun,
    async ({ page, context, allowConsole }) => {
      allowConsole(CLEANER);
      allowConsole(/404 \(Not Found\)/);
      if (byLibrary) await withoutOwnSanitizer(context);
      const ofBuildBefore = readFileSync(join(BUILT_SITE, 'previous-assets.json'), 'utf8');
      const [file] = readdirSync(join(BUILT_SITE, 'assets')).filter(
        (name) => /^clean-html-[^.]+\.js$/.test(name) && !ofBuildBefore.includes(`"${name}"`),
      );
      await page.goto('/no-such-page');
      await untilHydrated(page);
      const timeOf = (markup: string) =>
        page.evaluate(
          async ({ address, given }) => {
            type Clean = (markup: string, options: object) => DocumentFragment;
            const { loadCleaner }: { loadCleaner: () => Promise<Clean> } = await import(address);
            const clean = await loadCleaner();
            const start = performance.now();
            clean(given, { box: { lang: 'en', dir: 'ltr' }, headingsBelow: 2, breakAt: '/-' });
            return performance.now() - start;
          },
          { address: `/assets/${file}`, given: cappedMarkup(asUntrustedHtml(markup)) },
        );
      const limitMs = Math.max(LIMIT_MS, TIMES_ORDINARY * (await timeOf(ORDINARY)));
      for (const [what, markup] of Object.entries(HEAVY))
        expect(await timeOf(markup), what).toBeLessThan(limitMs);
    },
  );
}
