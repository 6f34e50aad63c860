import type { Page } from '@playwright/test';
import { CHANGES_PATH } from '#core/contract/changes-stream.ts';
import { commandEndpoints, readEndpoints } from '#core/contract/endpoints.ts';
import { toHeaderValue } from '#core/contract/header-value.ts';
import { goInside } from '../e2e/reads/go-inside.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { scrollThrough } from '../support/looking/scroll-through.ts';
import { everything, fullRun, some } from '../support/scope.ts';
import { openSettled, untilHydrated } from '../support/settled.ts';
import { DANGEROUS_ADDRESSES, FAIR_HOSTS, ODD_BUT_FAIR } from './dangerous-addresses.ts';
import { type Harm, watchForHarm } from './harm.ts';
import { faultsInDocument } from './hostile-box.ts';
import type { Fill } from './poisoned-answers.ts';
import { answerEverything } from './poisoned-api.ts';

test.use(withoutWorker);

const ADDRESS_FIELD = /url$|link$|^href$|^link$|^videolink$|^logo$|^icon$|^image$|^file$|^thumbnail/i;
const ADDRESSES = [...DANGEROUS_ADDRESSES, ...ODD_BUT_FAIR];

/** Gives each occurrence of an address field the next address of the list, beginning with `start`. */
function addressesFrom(start: number): Fill {
  const next = new Map<string, number>();
  return ({ name }) => {
    // Half of the events are films, whose picture is the address of a frame.
    const at = next.get(name) ?? start;
    next.set(name, at + 1);
    if (name === 'eventList.imagetype') return at % 2 === 0 ? 'image' : 'youtube';
    if (!ADDRESS_FIELD.test(name.split('.').at(-1) ?? '')) return undefined;
    return ADDRESSES[at % ADDRESSES.length];
  };
}

interface FoundLink {
  readonly written: string;
  readonly protocol: string;
  readonly host: string;
  readonly user: string;
  readonly target: string;
  readonly rel: string;
  readonly words: string;
}

function linksOf(page: Page): Promise<FoundLink[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')].map((link) => ({
      written: link.getAttribute('href') ?? '',
      protocol: link.protocol,
      host: link.host,
      user: link.username + link.password,
      target: link.target,
      rel: link.rel,
      words: link.textContent ?? '',
    })),
  );
}

/** Returns why a link must not be there, or undefined. Links to our own host may lead anywhere on it. */
function faultOf(link: FoundLink, own: string): string | undefined {
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol)) return `scheme of ${link.written}`;
  if (link.protocol === 'mailto:' || link.protocol === 'tel:') return undefined;
  if (link.user !== '') return `user name in ${link.written}`;
  if (/foul/.test(link.host)) return `${link.written} leads to ${link.host}`;
  const leaves = link.host !== own;
  if (leaves && !/^https?:\/\//.test(link.written)) return `${link.written} does not show where it leads`;
  if ((leaves || link.target !== '') && !/\bnoopener\b/.test(link.rel))
    return `window handed to ${link.written}`;
  return undefined;
}

/** The first four have every kind of control; the others repeat them. */
const SCREENS = [
  '/',
  '/event',
  '/event/hostile',
  '/event/hostile/arts/game',
  ...(everything ? ['/event/hostile/arts/game/part', '/news', '/contact'] : []),
];

/** Opens everything that hides links of an answer until it is pressed. */
async function openMenus(page: Page): Promise<void> {
  for (const button of await page.locator('header button[aria-expanded="false"]:visible').all())
    await button.click({ timeout: 2_000 }).catch(() => undefined);
}

async function expectFairLinks(page: Page, harm: Harm): Promise<FoundLink[]> {
  const links = await linksOf(page);
  const own = new URL(page.url()).host;
  expect(links.flatMap((link) => faultOf(link, own) ?? [])).toEqual([]);
  expect(await faultsInDocument(page)).toEqual([]);
  expect([...harm.ran]).toEqual([]);
  expect(harm.windows).toEqual([]);
  return links;
}

test.describe('addresses in answers', () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/404 \(Not Found\)/);
    // A picture or a film elsewhere is not requested: the policy reports it.
    allowConsole(/violates the following Content Security Policy directive: "(?:img|frame)-src/);
    allowConsole(
      /net::ERR_(?:UNKNOWN_URL_SCHEME|INVALID_URL|FILE_NOT_FOUND)|Not allowed to load local resource/,
    );
  });

  for (const path of some(1, SCREENS)) {
    test(
      `ERR-07 ${path} makes links of fair addresses only (X2)`,
      fullRun,
      async ({ page, context, site }) => {
        const harm = await watchForHarm(context, site.url);
        await answerEverything(context, addressesFrom(0), { times: ADDRESSES.length });
        await openSettled(page, path);
        await scrollThrough(page);
        await openMenus(page);
        const links = await expectFairLinks(page, harm);
        // The menu alone has used the whole list, so the fair ones must have become links.
        for (const host of FAIR_HOSTS) expect(links.map((link) => link.host)).toContain(host);
        expect(
          links.map(({ written }) => written).filter((written) => written.startsWith('tel:+91000')),
        ).not.toEqual([]);
        expect(harm.wentOut).toEqual([]);
      },
    );
  }

  test(
    'ERR-07 a button with a forbidden address is not a link, whichever address it is (X2)',
    fullRun,
    async ({ page, context, site }) => {
      test.setTimeout(90_000);
      const harm = await watchForHarm(context, site.url);
      let start = 0;
      let fill = addressesFrom(start);
      await answerEverything(context, (place) => fill(place));
      await page.goto('/no-such-page');
      await untilHydrated(page);
      for (start = 0; start < ADDRESSES.length; start += everything ? 1 : 4) {
        fill = addressesFrom(start);
        for (const path of [`/event/hostile-${start}`, `/event/hostile/arts/game-${start}`]) {
          await goInside(page, path);
          await expect(page.getByRole('heading', { level: 1, name: /Spring Festival|Chess/ })).toBeVisible();
          await expectFairLinks(page, harm);
        }
      }
    },
  );
});

/** Path parts as a hostile link might have them, already encoded. */
const PATH_TRICKS: readonly string[] = [
  '..%2f..%2fapi%2fcum',
  '%2e%2e%2f%2e%2e',
  '..%5c..%5capi',
  '%0d%0aX-Injected:%201',
  'a%0d%0a%0d%0a%3Cscript%3E__hit(1)%3C%2Fscript%3E',
  'a%00b',
  '%E2%80%AEtxt.exe',
  '%3Csvg%20onload=__hit(1)%3E',
  '%22%3E%3Cimg%20src=x%20onerror=__hit(1)%3E',
  'javascript:__hit(1)',
  '__proto__',
  'constructor',
  'toString',
  ';a=b',
  '%3Feventurl=other',
  '%23fragment',
  '%26eventurl=other',
  '%25',
  '%2525',
  'a%20b',
  'a+b',
  '%F0%9F%8E%BB%20%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87',
  '%EF%BF%BD%EF%BF%BF',
  "'%20OR%20'1'='1",
  '$%7B7*7%7D%7B%7B7*7%7D%7D',
  'x'.repeat(1_900),
];
/** These cannot even be decoded; the router takes them as they are written. */
const BROKEN_PARTS: readonly string[] = ['%', '%zz', '%E0%A4%A', '%c0%ae%c0%ae'];

test.describe('tricks in paths', () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/(?:400|404|414|431) \(/);
    allowConsole(/could not be decoded/);
  });

  const PATHS = new Set<string>([...readEndpoints, ...commandEndpoints].map(({ path }) => path));

  test(
    'ROUTE-31 API-07 a path part reaches the API as a value, never as an address (X11)',
    fullRun,
    async ({ page, context, site }) => {
      test.setTimeout(90_000);
      const harm = await watchForHarm(context, site.url);
      const asked: { path: string; search: string; eventUrl: string | undefined }[] = [];
      context.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        // What listens for new content asks for nothing of a page.
        if (!pathname.startsWith('/api') || pathname === CHANGES_PATH) return;
        asked.push({ path: pathname, search, eventUrl: request.headers().eventurl });
      });
      await page.goto('/no-such-page');
      await untilHydrated(page);
      for (const part of [...PATH_TRICKS, ...BROKEN_PARTS]) {
        const isBroken = BROKEN_PARTS.includes(part);
        const before = asked.length;
        await goInside(page, `/event/${part}`);
        if (!isBroken)
          await expect
            .poll(() => asked.slice(before).some(({ path }) => path === '/api/eventdetail'), part)
            .toBe(true);
        await expect(page.locator('main h1')).toBeVisible();
        const fresh = asked.slice(before);
        expect(
          fresh.filter(({ path, search }) => !PATHS.has(path) || search !== ''),
          part,
        ).toEqual([]);
        for (const { eventUrl } of isBroken ? [] : fresh) {
          if (eventUrl !== undefined) expect(eventUrl).toBe(toHeaderValue(decodeURIComponent(part).trim()));
        }
        expect(await faultsInDocument(page), part).toEqual([]);
      }
      expect([...harm.ran]).toEqual([]);
      expect(harm.asked).toEqual([]);
    },
  );

  test(
    'ROUTE-31 loading such an address gives a page of ours or a plain error (X11)',
    fullRun,
    async ({ page, context, site }) => {
      test.setTimeout(everything ? 240_000 : 60_000);
      const harm = await watchForHarm(context, site.url);
      const parts = [...PATH_TRICKS, ...BROKEN_PARTS, 'y'.repeat(8_000)];
      for (const part of everything ? parts : parts.filter((_, index) => index % 3 === 0)) {
        for (const path of [`/event/${part}`, `/news/details?article=${part}`]) {
          const response = await page.goto(path);
          const status = response?.status() ?? 0;
          expect([200, 400, 404, 414, 431], path).toContain(status);
          expect(response?.headers()['x-injected'], path).toBeUndefined();
          if (status === 200) {
            await untilHydrated(page);
            await expect(page.locator('main h1').first()).toBeVisible();
          }
          expect(await faultsInDocument(page), path).toEqual([]);
        }
      }
      expect([...harm.ran]).toEqual([]);
      expect(harm.asked).toEqual([]);
    },
  );
});
