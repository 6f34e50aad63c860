import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { menu } from '#core/contract/entities/menu.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { reportOnline } from '../connection/connection.ts';
// `stand-in.ts` imports this when needed. It is loaded here because the tests' fake clock does not wait for files.
import './page-data.ts';
import { endpointQuery } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';

const query = endpointQuery(menu, {});
const BUILT_AT = Date.UTC(2026, 4, 3);
const BUILT = [{ title: 'As built', path: '/', isExternal: false, subMenus: [] }];
const ENTRY = '/assets/boot-1.js';

type Api = 'answers' | 'fails' | 'is silent' | 'answers late';
let api: Api = 'fails';
let page: string | null = null;
let pageTakesMs = 0;
const asked: string[] = [];
const handedOver: unknown[] = [];

function documentOf(entry: string, queryHash = JSON.stringify(query.queryKey)): string {
  const state = { queries: [{ queryHash, state: { data: { value: BUILT, at: BUILT_AT } } }] };
  return (
    `<script type="module" src="${entry}"></script>` +
    `<script type="application/json" id="page-data">${JSON.stringify(state)}</script>`
  );
}

async function answerApi(): Promise<Response> {
  if (api === 'is silent') return new Promise(() => undefined);
  if (api === 'answers late') await new Promise((resolve) => setTimeout(resolve, 5_000));
  if (api === 'fails') return Response.json({}, { status: 503 });
  return Response.json({ status: 1, data: [] });
}

beforeEach(() => {
  vi.useFakeTimers();
  // Results are cached by address: every test gets its own.
  history.replaceState(null, '', `/event/${crypto.randomUUID()}`);
  document.head.innerHTML = '';
  document.head.append(Object.assign(document.createElement('script'), { type: 'module' }));
  document.querySelector('script')?.setAttribute('src', ENTRY);
  page = documentOf(ENTRY);
  pageTakesMs = 0;
  asked.length = 0;
  handedOver.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(address).includes('/api/')) return answerApi();
    asked.push(`${address} ${init?.cache}`);
    await new Promise((resolve) => setTimeout(resolve, pageTakesMs));
    return page === null ? Response.error() : new Response(page);
  });
});
afterEach(() => {
  reportOnline();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns what is shown after this time, and whether the call is over. */
async function shownAfter(ms: number) {
  const client = createQueryClient();
  const outcome = client.fetchQuery(query).then(
    () => 'answered',
    () => 'failed',
  );
  await vi.advanceTimersByTimeAsync(ms);
  const shown = client.getQueryData(query.queryKey);
  return { shown, outcome: await Promise.race([outcome, 'under way']), client };
}

describe('fallback data for an answer', () => {
  it('is what the prerendered page of the address was rendered with, and has its age', async () => {
    expectConsole(/menu: status 503/);
    api = 'fails';
    const { shown, outcome } = await shownAfter(100);
    expect(shown).toEqual({ value: BUILT, at: BUILT_AT, isStandIn: true });
    expect(outcome).toBe('failed');
    expect(asked).toEqual([`${location.pathname} no-cache`]);
  });

  it('appears after 1.5 seconds without a response, and not before', async () => {
    // The calls of the test end with the test.
    expectConsole(/menu: no answer/);
    api = 'is silent';
    expect((await shownAfter(1_400)).shown).toBeUndefined();
    expect((await shownAfter(1_600)).shown).toMatchObject({ value: BUILT });
  });

  it('may take two seconds once the call has failed, and is there at the next try if it took longer', async () => {
    expectConsole(/menu: status 503/);
    api = 'fails';
    pageTakesMs = 5_000;
    expect((await shownAfter(1_900)).outcome).toBe('under way');
    expect(await shownAfter(2_100)).toMatchObject({ shown: undefined, outcome: 'failed' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await shownAfter(100)).shown).toMatchObject({ value: BUILT });
    expect(asked).toHaveLength(1);
  });

  it('is awaited until the API responds', async () => {
    expectConsole(/menu: no answer/);
    api = 'is silent';
    pageTakesMs = 5_000;
    expect((await shownAfter(7_000)).shown).toMatchObject({ value: BUILT });
  });

  it('is replaced by an answer that arrives late', async () => {
    api = 'answers late';
    const { client, shown } = await shownAfter(2_000);
    expect(shown).toMatchObject({ isStandIn: true });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(client.getQueryData(query.queryKey)?.isStandIn).toBeUndefined();
    expect(client.getQueryData(query.queryKey)?.value).toEqual([]);
  });

  it('is not requested if the API answers', async () => {
    api = 'answers';
    expect((await shownAfter(3_000)).outcome).toBe('answered');
    expect(asked).toEqual([]);
  });

  it('is not requested again and again by the calls of a page', async () => {
    expectConsole(/menu: status 503/);
    api = 'fails';
    page = null;
    for (let times = 0; times < 5; times++) expect((await shownAfter(100)).shown).toBeUndefined();
    expect(asked).toHaveLength(1);
    page = documentOf(ENTRY);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await shownAfter(100)).shown).toMatchObject({ value: BUILT });
  });

  it.each([
    ['of another build', documentOf('/assets/boot-2.js')],
    ['without this answer', documentOf(ENTRY, '["other"]')],
    ['of another site', '<h1>Please sign in</h1>'],
    ['that is truncated', documentOf(ENTRY).slice(0, -40)],
  ])('is not used from a page %s', async (_, text) => {
    expectConsole(/menu: status 503/);
    api = 'fails';
    page = text;
    const { shown, outcome } = await shownAfter(100);
    expect([shown, outcome]).toEqual([undefined, 'failed']);
  });
});
