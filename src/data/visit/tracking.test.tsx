import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { createQueryClient } from '../answers/query-client.ts';
import { reportFailure, reportOnline } from '../connection/connection.ts';
import { useTrackingString } from './tracking.ts';

const ANSWERED = '{"status":1,"data":[{"encrstr":"ABC123"}]}';
let sent = 0;
/** How the network treats the report of a visit: it fails, or it returns this. */
let network: 'down' | { readonly status: number; readonly body: string };

const Register = () => <a href="/x">{useTrackingString('home', '1') ?? 'plain'}</a>;
const page = (client = createQueryClient(), blocks = 1) => (
  <QueryClientProvider client={client}>
    {Array.from({ length: blocks }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page have an order and nothing else
      <Register key={index} />
    ))}
  </QueryClientProvider>
);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  sent = 0;
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    if (network === 'down') throw new TypeError('Failed to fetch');
    const headers = { 'content-type': 'application/json' };
    return new Response(network.body, { status: network.status, headers });
  });
});
afterEach(() => {
  reportOnline();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a minute without a network, and then this response. */
async function loseNetworkAndFind(answer: typeof network) {
  reportFailure('offline');
  await wait(60_000);
  network = answer;
  reportOnline();
  await wait(1_100);
}

describe('the visit', () => {
  it('API-19 that began offline is reported when the network is back, once for all links', async () => {
    expectConsole(/trackVisit: no answer came/);
    network = 'down';
    render(page(createQueryClient(), 4));
    await wait(100);
    expect([sent, links()]).toEqual([1, Array(4).fill('plain')]);
    await loseNetworkAndFind({ status: 200, body: ANSWERED });
    expect([sent, links()]).toEqual([2, Array(4).fill('ABC123')]);
    await loseNetworkAndFind({ status: 200, body: ANSWERED });
    expect(sent).toBe(2);
  });

  it('API-19 that the server could not accept is reported again from the next page, after a while', async () => {
    expectConsole(/trackVisit: status 500/);
    network = { status: 500, body: '{}' };
    const client = createQueryClient();
    const { unmount } = render(page(client));
    await wait(100);
    unmount();
    network = { status: 200, body: ANSWERED };
    const soon = render(page(client));
    await wait(100);
    expect(sent).toBe(1);
    soon.unmount();
    await wait(60_000);
    render(page(client));
    await wait(100);
    expect([sent, links()]).toEqual([2, ['ABC123']]);
  });

  it('API-19 that was refused stays refused: links carry no string', async () => {
    expectConsole(/trackVisit: /);
    network = { status: 200, body: '{"status":0,"message":"no"}' };
    render(page());
    await wait(100);
    await loseNetworkAndFind({ status: 200, body: ANSWERED });
    expect([sent, links()]).toEqual([1, ['plain']]);
  });

  it('API-19 ROUTE-29 a block that hydrates late keeps its links as they were rendered', async () => {
    network = { status: 200, body: ANSWERED };
    const client = createQueryClient();
    render(page(client));
    await wait(100);
    const box = document.createElement('div');
    box.innerHTML = renderToString(page());
    const onRecoverableError = vi.fn();
    await act(async () => void hydrateRoot(box, page(client), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(box.textContent).toBe('ABC123');
  });
});
