import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { type Amounts, muchContent } from '../support/content/much-content.mjs';
import { expectConsole } from '../support/expect-console.ts';

/** What the build renders pages with (`src/prerender.tsx`). */
interface Prerender {
  renderPage(path: string, metadata: unknown): Promise<ReadyPage>;
}

interface ReadyPage {
  readonly html: string;
  readonly data: string;
  readonly whole: string;
  readonly events: readonly string[];
  readonly lacks: readonly { readonly key: string; readonly what: string; readonly why: string }[];
}

const EVENT = '/event/pythian-national-games';
const METADATA = { default: { title: 'Site' } };
const REST_NOTE = 'This is only the first part.';

let app: Awaited<ReturnType<typeof createApp>>;
let prerender: Prerender;

beforeAll(async () => {
  app = await createApp({
    dataDir: mkdtempSync(join(tmpdir(), 'much-content-')),
    siteDir: null,
    scenario: 'default',
    product: { name: 'Pythian Games', slug: 'pythian-games' },
  });
  prerender = (await import(pathToFileURL(resolve('dist-server/prerender.js')).href)) as Prerender;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await app.close();
});

/** The page as a build renders it with this content. */
async function drawn(path: string, amounts: Amounts): Promise<ReadyPage> {
  const content = muchContent(amounts);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers }: RequestInit = {}) => {
    const values = Object.fromEntries(new Headers(headers));
    const own = content({ path: address, headers: values });
    if (own !== undefined) return Response.json(own);
    const { statusCode, body } = await app.inject({ method: method as 'GET', url: address, headers: values });
    return new Response(body, { status: statusCode, headers: { 'content-type': 'application/json' } });
  });
  return prerender.renderPage(path, METADATA);
}

const sizeOf = ({ html, data }: ReadyPage) => html.length + data.length;
const lacksOf = ({ lacks }: ReadyPage) =>
  lacks.map(({ key, what }) => `${what} of ${key.replace(/\|.*/, '')}`);

describe('a prerendered page, however much content the API has', () => {
  it.each([
    ['/news', { articles: 150 }, { articles: 300 }, 'POST /api/news'],
    ['/news/details', { articles: 150 }, { articles: 300 }, 'POST /api/news'],
    ['/', { articles: 150 }, { articles: 300 }, 'POST /api/news'],
    ['/event', { events: 60 }, { events: 500 }, 'GET /api/events'],
    ['/our-council', { members: 100 }, { members: 300 }, 'GET /api/OurCouncil'],
    [EVENT, { entries: 500 }, { entries: 5_000 }, 'GET /api/GameSchedule'],
  ])(
    'SW16 %s does not grow with more, and tells the build what it leaves out',
    async (path, much, more, call) => {
      const [plain, first, second] = [
        await drawn(path, {}),
        await drawn(path, much),
        await drawn(path, more),
      ];
      expect(sizeOf(second)).toBeLessThan(sizeOf(first) * 1.05);
      expect(sizeOf(second)).toBeLessThan(sizeOf(plain) + 150_000);
      expect(lacksOf(second)).toContain(`rest of ${call}`);
      expect(plain.lacks).toEqual([]);
    },
  );

  it.each([
    ['/news', { articles: 150 }],
    ['/event', { events: 500 }],
    ['/our-council', { members: 300 }],
    [EVENT, { entries: 5_000 }],
  ])('ROUTE-29 %s says without scripts that there is more, and only then', async (path, amounts) => {
    expect((await drawn(path, amounts)).html).toContain(REST_NOTE);
    expect((await drawn(path, {})).html).not.toContain(REST_NOTE);
  });

  it('links to all events and partners that the API names', async () => {
    expect(new Set((await drawn('/event', { events: 500 })).events).size).toBe(1_000);
    const { whole } = await drawn('/our-council', { members: 300 });
    expect(new Set(whole.match(/\/our-council\/member-\d+/g)).size).toBe(300);
  });

  it('N11 omits news that are larger than an answer may be, and tells the build why', async () => {
    expectConsole(/^news: larger than/);
    const page = await drawn('/news', { articles: 2_000 });
    expect(lacksOf(page)).toEqual(['answer of POST /api/news']);
    expect(page.lacks[0]?.why).toMatch(/^larger than \d+ bytes$/);
  });
});
