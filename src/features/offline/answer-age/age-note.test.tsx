import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey } from '#core/contract/answer-key.ts';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { useAnswer } from '../../../data/answers/use-answer.ts';
import { noteRetryAfter } from '../../../data/connection/retry-after-notes.ts';
import { noteServerTime } from '../../../data/connection/server-clock.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { AgeNote, type AgeNoteProps } from './age-note.tsx';
import { LazyAgeNote } from './lazy-age-note.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RECEIVED = new Date(2031, 3, 5, 10, 42).getTime();
const SITTINGS = [{ game: 'Lyre', entries: [] }];
const scheduleQuery = endpointQuery(schedule, { pagename: 'delphi' });
const newsQuery = endpointQuery(news, {});

/** An answer received at 10:42, on a page that follows it. */
function panel(
  query: typeof scheduleQuery | typeof newsQuery,
  { lastDay = '', value = SITTINGS as unknown, Note = AgeNote as ComponentType<AgeNoteProps> } = {},
) {
  const client = createQueryClient();
  const answer = (at: number) => client.setQueryData<unknown>(query.queryKey, { value, at });
  answer(RECEIVED);
  const Panel = () => {
    useAnswer<unknown>(query as Parameters<typeof useAnswer<unknown>>[0]);
    return <Note query={query} lastDay={lastDay} />;
  };
  const page = (
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <Panel />
      </QueryClientProvider>
    </I18nextProvider>
  );
  return { page, answer };
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const warned = () => screen.queryByText(/^Not updated since .*10:42/) !== null;
const noted = () => screen.queryByText(/^As of .*10:42/) !== null;

beforeEach(() => {
  vi.useFakeTimers({ now: RECEIVED });
});
afterEach(() => {
  noteServerTime(Date.now());
  vi.useRealTimers();
});

describe('OFFLINE-09 the age of what a panel shows', () => {
  it('is hidden at first, then shown quietly, and stands out past the limit of a schedule', () => {
    render(panel(scheduleQuery).page);
    expect([noted(), warned()]).toEqual([false, false]);
    pass(6 * MINUTE_MS);
    expect([noted(), warned()]).toEqual([true, false]);
    pass(120 * MINUTE_MS);
    expect([noted(), warned()]).toEqual([false, true]);
  });

  it('has a limit per kind of content: two hours are fine for news', () => {
    render(panel(newsQuery).page);
    pass(120 * MINUTE_MS);
    expect([noted(), warned()]).toEqual([true, false]);
  });

  it('disappears when a newer answer arrives', () => {
    const { page, answer } = panel(scheduleQuery);
    render(page);
    pass(120 * MINUTE_MS);
    act(() => void answer(Date.now()));
    expect([noted(), warned()]).toEqual([false, false]);
  });

  it('names the day if it is not today', () => {
    render(panel(scheduleQuery).page);
    pass(DAY_MS);
    expect(screen.getByText(/2031/)).toBeTruthy();
  });

  it('says why it is not refreshed while the server asks us to wait, and no longer', () => {
    render(panel(scheduleQuery).page);
    pass(6 * MINUTE_MS);
    act(() => noteRetryAfter(answerKey(schedule, { pagename: 'delphi' }), 1_000_000_000_000));
    expect(screen.getByText(/^The server is busy. No updates until 10:53/)).toBeTruthy();
    pass(6 * MINUTE_MS);
    expect(screen.queryByText(/No updates until/)).toBeNull();
  });

  it('is hidden for an event that is over, and shown on its last day', () => {
    const over = render(panel(scheduleQuery, { lastDay: '03-04-2031' }).page);
    pass(120 * MINUTE_MS);
    expect(warned()).toBe(false);
    over.unmount();
    render(panel(scheduleQuery, { lastDay: '05-04-2031' }).page);
    expect(screen.getByText(/^Not updated since/)).toBeTruthy();
  });

  it('is hidden if there is nothing that could be old', () => {
    render(panel(scheduleQuery, { value: [] }).page);
    pass(120 * MINUTE_MS);
    expect(warned()).toBe(false);
  });

  it.each([DAY_MS, -DAY_MS])('is the same on a device whose clock is off by %i', (wrongBy) => {
    vi.setSystemTime(RECEIVED + wrongBy);
    noteServerTime(RECEIVED);
    render(panel(scheduleQuery, { lastDay: '05-04-2031' }).page);
    pass(4 * MINUTE_MS);
    expect([noted(), warned()]).toEqual([false, false]);
    pass(2 * MINUTE_MS);
    expect(screen.getByText(/^As of 10:42/)).toBeTruthy();
  });

  it('is not part of a prerendered page, and appears once a page has settled', async () => {
    vi.setSystemTime(RECEIVED + 6 * MINUTE_MS);
    const { page } = panel(scheduleQuery, { Note: LazyAgeNote });
    expect(renderToString(page)).toBe('');
    render(page);
    for (const [ms, isThere] of [
      [3_000, false],
      [2_000, true],
    ] as const) {
      pass(ms);
      await act(() => vi.dynamicImportSettled());
      expect(noted()).toBe(isThere);
    }
  });
});
