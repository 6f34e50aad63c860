import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '#core/settings.ts';
import { inlineScript } from '../../scripts/build/inline-script.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { scrollThrough } from '../support/looking/scroll-through.ts';
import { NO_SUCH_PAGE, routesToCheck } from '../support/routes.ts';
import { everything, fullRun, some } from '../support/scope.ts';
import { waitForWorker } from '../support/service-worker-control.ts';
import { openSettled } from '../support/settled.ts';
import { BUILT_SITE } from '../support/site.ts';
import { readPolicy, weaknessesOf } from './content-policy.ts';
import { watchForHarm } from './harm.ts';

const built: Record<'every' | 'html', Record<string, string>> = JSON.parse(
  readFileSync(join(BUILT_SITE, 'headers.json'), 'utf8'),
);
const POLICY = 'content-security-policy';
const GOOD_POLICY = built.html[POLICY] ?? '';
const { hash: INLINE_SCRIPT } = await inlineScript();

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** One address for every kind of answer the server gives. */
const ADDRESSES: readonly string[] = [
  '/',
  '/event',
  '/event/an-event-the-build-did-not-know',
  '/news/details',
  NO_SUCH_PAGE,
  '/no-such-file.js',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/seo.json',
  '/default-thumbnail.jpg',
  '/documents/csr.pdf',
  '/api/Menu',
  '/api/no-such-call',
  '/%zz',
];

test.describe('response headers', () => {
  test('every answer carries the headers of the build, whatever it is (X12 X13)', async ({ site }) => {
    expect(Object.keys(built.every)).toEqual(
      expect.arrayContaining([
        POLICY,
        'x-content-type-options',
        'referrer-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'strict-transport-security',
        'permissions-policy',
      ]),
    );
    for (const address of ADDRESSES) {
      const { headers } = await fetch(site.url + address);
      const isPage = headers.get('content-type')?.startsWith('text/html');
      for (const [name, value] of Object.entries({ ...built.every, ...(isPage && built.html) }))
        expect(headers.get(name), `${name} of ${address}`).toBe(value);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('ROUTE-31 an unreadable address gets a plain error without details of the server (X11)', async ({
    site,
  }) => {
    for (const address of ['/%zz', '/event/%E0%A4%A', '/%c0%ae%c0%ae/<script>']) {
      const response = await fetch(site.url + address);
      expect(response.status, address).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('content-type'), address).toMatch(/^(?:application\/json|text\/plain)/);
      expect(await response.text()).not.toMatch(/%|</);
    }
  });

  test('ROUTE-31 a link cut off in the middle of a character leads to a page that says so', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    const answer = await page.goto('/event/%E0%A4');
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()[POLICY]).toBe(GOOD_POLICY);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
  });

  test('content from outside the site has its own, stricter policy (X12)', async ({ site }) => {
    const script = '<script>__hit(1)</script>';
    for (const path of [
      `/enrolment-sample/game?track=${script}`,
      '/enrolment-sample/none',
      '/media/news/n1.svg',
    ]) {
      const { headers, text } = await fetch(site.url + path).then(async (answer) => ({
        headers: answer.headers,
        text: await answer.text(),
      }));
      const policy = readPolicy(headers.get(POLICY) ?? '');
      expect(policy.get('default-src'), path).toEqual(["'none'"]);
      expect(policy.get('script-src'), path).toBeUndefined();
      expect(policy.get('sandbox') ?? ['allow-scripts'], path).not.toContain('allow-scripts');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(text, path).not.toContain('<script');
    }
  });

  test('the policy has no weak place (X12)', () => {
    expect(weaknessesOf(readPolicy(GOOD_POLICY), INLINE_SCRIPT)).toEqual([]);
    const foreign = GOOD_POLICY.match(/https?:\/\/[^\s;]+/g) ?? [];
    const allowed = [...settings.embedHosts, ...settings.mediaHosts].map((host) => new URL(host).origin);
    expect(
      foreign.filter((host) => !allowed.includes(host)),
      'hosts that no setting names',
    ).toEqual([]);
  });

  test('a page has one inline script, which the policy names (X12)', async ({ page, site }) => {
    expect(readPolicy(GOOD_POLICY).get('script-src')).toEqual(["'self'", INLINE_SCRIPT]);
    const withCode = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gis;
    for (const { path } of routesToCheck) {
      const html = await fetch(site.url + path).then((answer) => answer.text());
      expect(
        [...html.matchAll(withCode)].map(([, code = '']) => hashOf(code)),
        path,
      ).toEqual([INLINE_SCRIPT]);
    }
    await page.goto('/');
    await waitForWorker(page);
    for (const path of ['/event', '/contact', NO_SUCH_PAGE]) {
      await page.goto(path);
      const inside = await page.evaluate(() =>
        [...document.scripts].filter(({ src, type }) => !src && !type).map(({ text }) => text),
      );
      expect(inside.map(hashOf), path).toEqual([INLINE_SCRIPT]);
    }
  });

  test.describe('the check of a policy finds weaknesses', () => {
    const weak: readonly (readonly [string, string])[] = [
      ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
      ["script-src 'self'", "script-src 'self' 'unsafe-eval'"],
      ["script-src 'self'", "script-src 'self' https:"],
      ["script-src 'self'", "script-src 'self' https://cdn.example"],
      ["script-src 'self'", "script-src 'self' data:"],
      ["script-src 'self'", `script-src 'self' ${hashOf('evil()')}`],
      ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
      ["object-src 'none'", ''],
      ["base-uri 'none'", "base-uri 'self'"],
      ["frame-ancestors 'self'", ''],
      ["form-action 'self'", 'form-action *'],
      ["connect-src 'self'", "connect-src 'self' https://*.example"],
      ["require-trusted-types-for 'script'", ''],
      ['trusted-types default sw dompurify', "trusted-types default sw dompurify html 'allow-duplicates'"],
    ];
    for (const [good, bad] of weak) {
      test(`"${bad}" instead of "${good}" is found`, () => {
        expect(GOOD_POLICY).toContain(good);
        expect(weaknessesOf(readPolicy(GOOD_POLICY.replace(good, bad)), INLINE_SCRIPT)).not.toEqual([]);
      });
    }
  });
});

test(
  'API-03 every screen works under the policy without a violation, and the key goes only to the API (X12 X14)',
  fullRun,
  async ({ page, context, site, allowConsole }) => {
    test.setTimeout(everything ? 300_000 : 90_000);
    allowConsole(/404 \(Not Found\)/);
    const harm = await watchForHarm(context, site.url);
    let withKey = 0;
    const misled: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const hasKey = request.headers()['access-token'] !== undefined;
      if (hasKey && origin === site.url && pathname.startsWith('/api/')) withKey += 1;
      else if (hasKey || request.url().includes(settings.apiKey)) misled.push(request.url());
    });
    await page.goto('/');
    await waitForWorker(page);
    for (const path of some(4, [...routesToCheck.map((route) => route.path), NO_SUCH_PAGE])) {
      await test.step(path, async () => {
        await openSettled(page, path);
        await scrollThrough(page);
        expect(await page.evaluate(() => 'trustedTypes' in globalThis)).toBe(true);
      });
    }
    expect(harm.stopped).toEqual([]);
    expect(harm.asked, 'requests to other hosts without consent').toEqual([]);
    expect(withKey, 'calls with the key').toBeGreaterThan(5);
    expect(misled, 'requests that carry the key elsewhere').toEqual([]);
  },
);

test.describe('Trusted Types', () => {
  test.use(withoutWorker);

  test('ERR-07 no text becomes code or markup anywhere in the page, and nobody can create a policy for it (X14)', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Trusted(?:HTML|Script|ScriptURL|Type)|Content Security Policy/i);
    await openSettled(page, '/event/pythian-national-games');
    // Later, and so outside the call of the test's tools, which the browser trusts.
    const outcomes = await page.evaluate(() => {
      const div = document.createElement('div');
      const script = document.createElement('script');
      type Policies = { createPolicy: (name: string, rules: object) => unknown; defaultPolicy: unknown };
      const { trustedTypes } = globalThis as unknown as { trustedTypes: Policies };
      const pass = { createHTML: (text: string) => text, createScript: (text: string) => text };
      const ways: Record<string, () => unknown> = {
        innerHTML: () => Reflect.set(div, 'innerHTML', '<b>x</b>'),
        outerHTML: () => {
          document.body.append(div);
          return Reflect.set(div, 'outerHTML', '<b>x</b>');
        },
        insertAdjacentHTML: () => div.insertAdjacentHTML('beforeend', '<b>x</b>'),
        setHTMLUnsafe: () => div.setHTMLUnsafe('<b>x</b>'),
        createContextualFragment: () => document.createRange().createContextualFragment('<b>x</b>'),
        DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        write: () => Reflect.apply(document.write, document, ['<b>x</b>']),
        srcdoc: () => Reflect.set(document.createElement('iframe'), 'srcdoc', '<b>x</b>'),
        'script by address': () => Reflect.set(script, 'src', '/boot.js'),
        'script by text': () => Reflect.set(script, 'text', '1'),
        'handler by name': () => div.setAttribute('onclick', '1'),
        // biome-ignore lint/security/noGlobalEval: the policy must refuse it
        eval: () => Reflect.apply(globalThis.eval, globalThis, ['1']),
        Function: () => Reflect.construct(Function, ['return 1']),
        'timer by text': () => Reflect.apply(setTimeout, globalThis, ['1']),
        Worker: () => new Worker('/service-worker.js'),
        'policy of a new name': () => trustedTypes.createPolicy('mine', pass),
        'second policy of a known name': () => {
          trustedTypes.createPolicy('sw', pass);
          return trustedTypes.createPolicy('sw', pass);
        },
      };
      const tryAll = () =>
        Object.entries(ways).map(([name, way]): [string, string] => {
          try {
            way();
            return [name, 'went through'];
          } catch (error) {
            return [name, error instanceof Error ? error.name : 'thrown'];
          }
        });
      return new Promise<[string, string][]>((resolve) => setTimeout(() => resolve(tryAll())));
    });
    expect(outcomes.length).toBe(17);
    expect(outcomes.filter(([, outcome]) => !['TypeError', 'EvalError'].includes(outcome))).toEqual([]);
  });

  test('the same page without the policy allows all of it, so the test can tell', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(site.url);
    const went = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          setTimeout(() =>
            resolve(
              Reflect.set(document.createElement('div'), 'innerHTML', '<b>x</b>') &&
                new Function('return true')(),
            ),
          ),
        ),
    );
    expect(went).toBe(true);
    await context.close();
  });
});
