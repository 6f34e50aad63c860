import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#core/api-client/api-error.ts';
import { takeHydrationSnapshot } from './hydration-snapshot.ts';
import { completeAnswer, isPart, useAnswer, valueOr } from './use-answer.ts';

const key = ['news'];
const query = {
  queryKey: key,
  queryFn: () => ({ value: 'unasked', at: 0 }),
  staleTime: Number.POSITIVE_INFINITY,
};
const News = () => <p>{valueOr(useAnswer(query), 'none yet')}</p>;
const page = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <News />
  </QueryClientProvider>
);

it.each([
  ['an answer', 'yesterday', 'yesterday'],
  ['nothing', undefined, 'none yet'],
])(
  'ROUTE-29 a block that hydrates late starts with %s, as the page was rendered, and then shows the fresh answer',
  async (_what, drawnWith, words) => {
    const client = new QueryClient();
    if (drawnWith !== undefined) client.setQueryData(key, { value: drawnWith, at: 1 });
    const box = document.createElement('div');
    box.innerHTML = drawnWith === undefined ? '<p>none yet</p>' : renderToString(page(client));
    expect(box.textContent).toBe(words);
    takeHydrationSnapshot(client);
    client.setQueryData(key, { value: 'today', at: 2 });
    const onRecoverableError = vi.fn();
    await act(async () => void hydrateRoot(box, page(client), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(box.textContent).toBe('today');
  },
);

it('ERR-01 an area keeps its error message while it is retried', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const box = document.createElement('div');
  const seen: string[] = [];
  const failing = { ...query, queryFn: () => Promise.reject(new ApiError('http', 'status 500')) };
  const Area = () => {
    const answer = useAnswer(failing);
    seen.push(answer.state);
    return null;
  };
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Area />
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(seen.at(-1)).toBe('error'));
  await act(() => client.refetchQueries());
  expect(seen.slice(seen.indexOf('error'))).not.toContain('loading');
  root.unmount();
});

it('ROUTE-29 a page hydrates with the beginning of a long answer and requests the whole, and no other code sees the beginning', async () => {
  const given = new QueryClient();
  given.setQueryData(key, { value: 'the first ten', at: 1, isPart: true });
  const box = document.createElement('div');
  box.innerHTML = renderToString(page(given));
  expect(box.textContent).toBe('the first ten');
  takeHydrationSnapshot(given);
  expect(given.getQueryData(key)).toBeUndefined();
  const onRecoverableError = vi.fn();
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(box, page(given), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(box.textContent).toBe('unasked'));
  root?.unmount();
});

it('OFFLINE-08 the beginning of a long answer stays if the whole cannot be loaded, and is marked as a part', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(key, { value: 'the first ten', at: 1, isPart: true });
  takeHydrationSnapshot(client);
  const failing = { ...query, queryFn: () => Promise.reject(new ApiError('offline', 'no network')) };
  const seen: unknown[] = [];
  const Area = () => {
    const answer = useAnswer(failing);
    seen.push([answer, completeAnswer(answer).state, isPart(answer)]);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Area />
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(client.getQueryState(key)?.status).toBe('error'));
  const part = { state: 'success', value: 'the first ten', at: 1, isPart: true };
  expect(seen.at(-1)).toEqual([part, 'loading', true]);
  await act(async () => void client.setQueryData(key, { value: 'all', at: 2 }));
  const whole = { ...part, value: 'all', at: 2, isPart: undefined };
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([whole, 'success', false]));
  root.unmount();
});

it('an unchanged answer causes no re-render, and its new time is still known', async () => {
  const client = new QueryClient();
  client.setQueryData(key, { value: ['one'], at: 1 });
  const times: number[] = [];
  const List = () => {
    const answer = useAnswer({ ...query, queryFn: () => ({ value: ['unasked'], at: 0 }) });
    times.push(answer.state === 'success' ? answer.at : Number.NaN);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const draw = () =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <List />
        </QueryClientProvider>,
      ),
    );
  await draw();
  // The library notifies in a timer, which is set before ours.
  const comes = (value: string[], at: number) =>
    act(async () => {
      client.setQueryData(key, { value, at });
      await new Promise((resolve) => setTimeout(resolve));
    });
  await comes(['one'], 2);
  expect(times).toEqual([1]);
  await draw();
  expect(times).toEqual([1, 2]);
  await comes(['two'], 3);
  expect(times).toEqual([1, 2, 3]);
});
