import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send } from '#core/api-client/send.ts';
import { menu } from '#core/contract/entities/menu.ts';
import { trackVisit } from '#core/contract/entities/tracking.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { endpointQuery } from '../answers/endpoint-query.ts';
import { createQueryClient } from '../answers/query-client.ts';
import { currentConnection } from '../connection/connection.ts';
import { followLeaving } from './follow-leaving.ts';

followLeaving();

/** A read and a report of a visit, both aborted by the browser. */
async function callsBreakOff() {
  vi.stubGlobal('fetch', () =>
    Promise.reject(new TypeError('NetworkError when attempting to fetch resource.')),
  );
  await createQueryClient()
    .fetchQuery(endpointQuery(menu, {}))
    .catch(() => undefined);
  await send(trackVisit, {} as never);
  await vi.advanceTimersByTimeAsync(2_000);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['beforeunload', 'pagehide'])(
  'calls that end because the page is left are not reported (%s)',
  async (event) => {
    window.dispatchEvent(new Event(event));
    await callsBreakOff();
    expect(currentConnection()).toBe('reached');
  },
);

it('aborted calls are reported as usual on a page that stays, also if the visitor stays after all', async () => {
  expectConsole(/menu: no answer came/);
  expectConsole(/trackVisit: no answer came/);
  window.dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(11_000);
  await callsBreakOff();
  expect(currentConnection()).toBe('unreachable');
});
