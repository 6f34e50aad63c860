import type { AnswerMeta } from './answered.ts';
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { menu } from '#core/contract/entities/menu.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readScope, retryAfterLeftMs, storeRetryAfter } from '#core/storage/stored-retry-after.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { endpointQuery } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';
import { useAnswer } from './use-answer.ts';
import { useAskOnceMore } from './use-ask-once-more.ts';

const query = endpointQuery(menu, {});
const rest = readScope((query.meta as AnswerMeta).answerKey);

afterEach(async () => {
  vi.unstubAllGlobals();
  await openDatabase().delete();
  closeDatabase();
});

it('pressing "Try again" sends the request, even if the server asked us never to come back', async () => {
  expectConsole(/menu: status 503/);
  // The worker respects a wait stored on the device; only the page can end it.
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const answers = [() => Response.json({}, { status: 503 }), () => Response.json({ status: 1, data: [] })];
  const restsWhenAsked: number[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!String(address).includes('/api/')) return new Response(null, { status: 204 });
    restsWhenAsked.push(await retryAfterLeftMs(rest));
    return answers.shift()?.() ?? Response.error();
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const page = renderHook(() => ({ answer: useAnswer(query), again: useAskOnceMore() }), { wrapper });
  await waitFor(() => expect(page.result.current.answer.state).toBe('error'));
  await storeRetryAfter(rest, 1_000_000_000_000);
  await act(() => page.result.current.again());
  await waitFor(() => expect(page.result.current.answer.state).toBe('success'));
  expect(restsWhenAsked).toEqual([0, 0]);
});
