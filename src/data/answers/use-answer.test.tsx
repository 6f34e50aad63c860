import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#core/api-client/api-error.ts';
import { takeHydrationSnapshot } from './hydration-snapshot.ts';
import { isPart, useAnswer, valueOr, wholeAnswer } from './use-answer.ts';

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
  'ROUTE-29 a block that wakes late takes the page over as it was drawn with %s, and shows the fresh one then',
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

it('ERR-01 an area that is asked for again says what it lacks all the while', async () => {
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

it('ROUTE-29 a page takes over the beginning of a long answer and asks for the whole, and nobody finds the beginning', async () => {
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

it('OFFLINE-08 the beginning of a long answer stays where the whole cannot be had, and is known for what it is', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(key, { value: 'the first ten', at: 1, isPart: true });
  takeHydrationSnapshot(client);
  const failing = { ...query, queryFn: () => Promise.reject(new ApiError('offline', 'no network')) };
  const seen: unknown[] = [];
  const Area = () => {
    const answer = useAnswer(failing);
    seen.push([answer, wholeAnswer(answer).state, isPart(answer)]);
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

it('what comes again as it was draws nothing anew, and its time is known all the same', async () => {
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
  // Told in a timer of the library's, which is set before ours.
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
