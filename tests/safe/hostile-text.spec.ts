import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { scrollThrough } from '../support/looking/scroll-through.ts';
import { routesToCheck } from '../support/routes.ts';
import { everything, fullRun } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';
import { expectNoHarm } from './expect-harmless.ts';
import { runs, watchForHarm } from './harm.ts';
import { clobbered, faultsInDocument } from './hostile-box.ts';
import { type Fill, pollutingJson } from './poisoned-answers.ts';
import { answerEverything } from './poisoned-api.ts';

const EVENT = '/event/pythian-national-games';
const GAME = `${EVENT}/musical-vocal-instrumental-arts/kithara`;

test.use(withoutWorker);
test.beforeEach(({ allowConsole }) => allowConsole(/404 \(Not Found\)/));

/** Texts that change their meaning when treated as markup, code or a pattern. */
const TEXTS: readonly ((run: string) => string)[] = [
  (run) => `<img src=x onerror=${run}>`,
  (run) => `"><svg onload=${run}>`,
  (run) => `'-${run}-'`,
  (run) => `</script><script>${run}</script>`,
  (run) => `</title></style></textarea><img src=x onerror=${run}>`,
  (run) => `&lt;img src=x onerror=${run}&gt;`,
  (run) => `{{constructor.constructor("${run}")()}} \${${run}}`,
  (run) => `<!-- ]]> --!> $& $1 <${run}`,
];
/** Texts with a format of their own: addresses, dates, numbers, ids. */
const NOT_WORDS =
  /url|link|href|date|From$|To$|Latlong|icon|image|logo|file|thumbnail|slug|aid$|eventid|amount/i;

/** What a screen shows of its own answers, by its address. */
const LAST_FIELDS: Readonly<Record<string, string>> = {
  '/': 'news.title',
  '/event': 'eventList.eventname',
  [EVENT]: 'eventDetail.eventname',
  [GAME]: 'gameDetail.gamename',
};

/** Every text with its name before it, so that it can be found on the page. */
function hostileTexts(turn: number): { fill: Fill; given: Map<string, string> } {
  const written = new Map<string, string>();
  // As it should be read: character references in a text are decoded, and the result is no markup either.
  const given = new Map<string, string>();
  return {
    given,
    fill: ({ name, kind }) => {
      if (!kind.startsWith('text') || NOT_WORDS.test(name.split('.').at(-1) ?? '')) return undefined;
      const make = TEXTS[(turn + given.size) % TEXTS.length] ?? (() => '');
      const text = written.get(name) ?? `⟦${name}⟧${make(runs(given.size))}⟦/⟧`;
      written.set(name, text);
      given.set(name, text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
      return text;
    },
  };
}

/** The texts of the page that have a name, up to their end, in order. */
async function textsShown(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.parentElement?.localName !== 'script') found.push(text.nodeValue ?? '');
    }
    return found;
  });
  return words.flatMap((text) => text.match(/⟦[^/⟧][^⟧]*⟧.*?⟦\/⟧/gs) ?? []);
}

test(
  'ERR-07 texts that look like markup are shown verbatim on every screen (X3)',
  fullRun,
  async ({ page, context, site }) => {
    test.setTimeout(everything ? 300_000 : 90_000);
    const harm = await watchForHarm(context, site.url);
    const seen = new Set<string>();
    let { fill, given } = hostileTexts(0);
    await answerEverything(context, (place) => fill(place));
    for (const [turn, { path }] of routesToCheck.entries()) {
      ({ fill, given } = hostileTexts(turn));
      await openSettled(page, path);
      await scrollThrough(page);
      // A prerendered page may have settled before it hydrated and made its requests.
      const field = LAST_FIELDS[path];
      if (field) await expect(page.getByText(`⟦${field}⟧`).first()).toBeAttached();
      const shown = await textsShown(page);
      for (const text of shown) seen.add(/⟦(.*?)⟧/.exec(text)?.[1] ?? '');
      expect(shown.filter((text) => ![...given.values()].includes(text))).toEqual([]);
      expect(await faultsInDocument(page)).toEqual([]);
      expect(await clobbered(page)).toEqual([]);
    }
    for (const field of ['menu.menuTitle', ...Object.values(LAST_FIELDS)])
      expect([...seen], 'texts seen').toContain(field);
    await expectNoHarm(page, harm);
  },
);

test('ERR-07 names and texts in the head stay texts (X3)', fullRun, async ({ page, context, site }) => {
  const harm = await watchForHarm(context, site.url);
  const text = `"><script>${runs(0)}</script></title>`;
  await answerEverything(context, ({ name }) => (name === 'eventDetail.eventname' ? text : undefined));
  await openSettled(page, '/event/hostile-head');
  await expect(page).toHaveTitle(new RegExp(text.replace(/[^\w]/g, '\\$&')));
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  await expectNoHarm(page, harm);
});

test(
  'ERR-07 no key of an answer reaches the prototype of all objects (X10)',
  fullRun,
  async ({ page, context }) => {
    test.setTimeout(everything ? 180_000 : 60_000);
    await answerEverything(context, () => undefined, { write: pollutingJson });
    let answered = 0;
    context.on('requestfinished', (request) => {
      if (request.url().includes('/api/')) answered += 1;
    });
    for (const { path } of routesToCheck) {
      await openSettled(page, path);
      const polluted = await page.evaluate(() => ({
        plain: 'polluted' in {},
        list: 'polluted' in [],
        text: 'polluted' in new String(''),
        keys: Object.keys(Object.prototype),
      }));
      expect(polluted, path).toEqual({ plain: false, list: false, text: false, keys: [] });
    }
    expect(answered, 'answers with such keys').toBeGreaterThan(routesToCheck.length);
  },
);
