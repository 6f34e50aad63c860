import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { readScheduleEntries, type ScheduleEntry } from '../../../domain/schedule/schedule-entry.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { EntryDialog } from './entry-dialog.tsx';

const heat = (day: string, hour: string) => ({
  title: 'Heat',
  from: `${day}/03/2097 ${hour}:00:00`,
  to: '',
  address: 'Harbour',
  latLong: '',
});
const rowing = (...entries: ReturnType<typeof heat>[]): GameSchedule[] => [{ game: 'Rowing', entries }];
const FIRST = rowing(heat('05', '10'), heat('06', '10'));
const nothing = () => undefined;

let client = createQueryClient();
let at = Date.UTC(2026, 0);
const answer = (value: GameSchedule[], more: object = {}) => {
  at += 60_000;
  client.setQueryData(scheduleQuery('athens').queryKey, { value, at, ...more });
};

beforeEach(() => {
  client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, staleTime: Number.POSITIVE_INFINITY } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  answer(FIRST);
  render(
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <EntryDialog
            eventPath="athens"
            eventName="Athens Games"
            entry={readScheduleEntries(FIRST)[0] as ScheduleEntry}
            isOpen
            onClose={nothing}
            onClosed={nothing}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});
/** The answer comes, and the page has heard of it. */
const newer = (...given: Parameters<typeof answer>) =>
  act(async () => {
    answer(...given);
    await new Promise((resolve) => setTimeout(resolve));
  });
const download = () => screen.queryByRole('button', { name: 'Download the file', hidden: true });

it('CAL-02 the menu of a session goes on with it when it moves while the menu is open', async () => {
  screen.getByText(/10:00 AM/);
  await newer(rowing(heat('05', '11'), heat('06', '10')));
  screen.getByText(/11:00 AM/);
  expect(download()).not.toBeNull();
});

it('CAL-02 the menu of a session says when the session is no longer on the schedule', async () => {
  await newer(rowing(heat('06', '10')));
  screen.getByText('This session is no longer on the schedule.');
  expect(download()).toBeNull();
});

it.each([
  ['an empty schedule', [] as GameSchedule[], {}],
  ['the first part of one', rowing(heat('06', '10')), { isPart: true }],
])('CAL-07 the menu of a session is not told otherwise by %s', async (_, value, more) => {
  await newer(value, more);
  screen.getByText(/10:00 AM/);
  expect(screen.queryByText('This session is no longer on the schedule.')).toBeNull();
});
