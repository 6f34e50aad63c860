import { test as base, endPopups, expect } from '../../support/fixtures.ts';
import { ROUTES } from '../../support/routes.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { startSite } from '../../support/site.ts';
import { EDGE_ARTICLE, NO_ANSWER } from '../offline/sample-words.ts';
import { EVENT, EVENT_PACK, makeReady, packNamed } from './stored-pack.ts';

/** A site whose movement has another name than the one the build knew: pages with that name were loaded and stored. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the names of the fixtures it needs are read from the pattern
  site: async ({}, use) => {
    const site = await startSite('default', undefined, { VITE_PRODUCT_NAME: 'Isthmian Games' });
    await use(site);
    await site.close();
  },
});
test.use({ fetchesAhead: true });

/** By the specification's route: text of its data or, without data, from deep in its own text. */
const WORDS: Readonly<Record<string, string | RegExp>> = {
  '/': 'Youth Isthmian Games',
  '/home': 'Youth Isthmian Games',
  '/event': 'Youth Isthmian Games',
  '/event/{eventpath}': 'Lyre Hall, Riverside Grounds',
  '/event/{eventpath}/{gamecategory}/{gamename}': 'Kithara Solo',
  '/event/{eventpath}/{gamecategory}/{gamename}/{subgame}': 'One player, one hymn, eight minutes.',
  '/login': 'Password',
  '/signup': 'Volunteer',
  '/chooserole': 'Volunteer',
  '/history': /Theodosius/,
  '/vision-and-mission': 'Mission',
  '/imp-notification': /Drinking water is free/,
  '/about-us': /council/i,
  '/modern-{product}': /Vision 2050/,
  '/aim-and-objectives': 'Our objectives',
  '/founders-message': /5,000\+/,
  '/contact': 'Visit us',
  '/our-council': 'Dorian Kalleas',
  '/our-council/{slug}': 'Dorian Kalleas',
  '/membership': 'Artist or Player',
  '/event-categories/{event}': 'Pythian ProLeagues',
  '/event-categories/{event}/{page}': 'Click to Register',
  '/news': EDGE_ARTICLE,
  '/news/details': EDGE_ARTICLE,
  '/donation': /SAMPLE/,
  '/medals': 'Kithara and voice',
  '/privacy-and-policy': /cookies/i,
  '/app-privacy-policy': /app/i,
  '/app-delete-account-steps': /within 90 days/,
};

test(
  'OFFLINE-01 OFFLINE-05 OFFLINE-08 ROUTE-29 every address has its content after one visit, the base pack and the event’s',
  fullRun,
  async ({ site, launchProfile, allowConsole }) => {
    test.setTimeout(4 * 60_000);
    allowConsole(NO_ANSWER);
    await site.scenario('edge', { only: ['/api/news'] });
    const first = await launchProfile();
    await first.addInitScript(endPopups);
    const visited = await first.newPage();
    const stateOf = async (name: string) => (await packNamed(visited, name))?.state;
    await visited.goto('/');
    await waitForWorker(visited);
    await expect.poll(() => stateOf('base'), { timeout: 40_000 }).toBe('whole');
    await visited.goto(EVENT);
    if ((await stateOf(EVENT_PACK)) === undefined) await makeReady(visited);
    await expect.poll(() => stateOf(EVENT_PACK), { timeout: 40_000 }).toBe('whole');
    await first.close();
    await site.stop();

    const second = await launchProfile();
    await second.addInitScript(endPopups);
    const page = await second.newPage();
    const main = page.getByRole('main');
    const empty: string[] = [];
    for (const { pattern, path } of ROUTES) {
      // An hour later the browser's HTTP cache does not help.
      await (await second.newCDPSession(page)).send('Network.clearBrowserCache');
      await page.goto(path);
      const words = main.getByText(WORDS[pattern] ?? 'No words are given for this route').first();
      const isThere = words.waitFor({ state: 'attached', timeout: 8_000 }).then(() => true);
      if (!(await isThere.catch(() => false))) empty.push(path);
      else if (/n’t saved on this device/.test(await main.innerText())) empty.push(path);
      else if ((await main.getByText(/chunk failed|page broke/).count()) > 0) empty.push(path);
    }
    const count = ROUTES.length;
    console.log(
      `addresses with their content, hard-loaded, server stopped: ${count - empty.length} of ${count}`,
    );
    expect(empty).toEqual([]);
  },
);
