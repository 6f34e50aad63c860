import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { GameTimes } from './game-times.tsx';

const session = (title: string, day: string, hours: readonly [string, string]) => ({
  title,
  from: `${day}/03/2026 ${hours[0]}:00`,
  to: `${day}/03/2026 ${hours[1]}:00`,
  address: 'Laurel Arena',
  latLong: '',
});
const MORNING = ['09:00', '11:00'] as const;
const KITHARA: GameSchedule = {
  game: 'Kithara and Lyre',
  entries: [
    session('Heats', '04', MORNING),
    session('Preliminary', '05', MORNING),
    session('Second preliminary', '05', ['21:00', '23:00']),
    session('Semi-Final', '06', MORNING),
    session('Second semi-final', '06', ['15:00', '17:00']),
    session('Small final', '07', MORNING),
    session('Final', '07', ['18:00', '20:00']),
  ],
};

const page = (game: string, schedules: readonly GameSchedule[] = [KITHARA]) => {
  const client = createQueryClient();
  client.setQueryData<unknown>(scheduleQuery('spring').queryKey, { value: schedules, at: Date.now() });
  return (
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <GameTimes
            eventPath="spring"
            game={game}
            beside={({ title }) => <button type="button">{`Save ${title}`}</button>}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
};
const rows = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll(/\s+/g, ' ').replaceAll(/[\u2066\u2069]/g, ''));
const passTo = (iso: string) => vi.setSystemTime(new Date(iso));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-05T10:00:00+05:30') }));
afterEach(() => void vi.useRealTimers());

describe('the next times of a game', () => {
  it('begin with what is on now, leave out what is over, and are five at most', () => {
    render(page('kithara and lyre'));
    expect(rows()).toEqual([
      'On now until 11:00 AMPreliminaryLaurel ArenaSave Preliminary',
      'Today 9:00 PM to 11:00 PMSecond preliminaryLaurel ArenaSave Second preliminary',
      'Fri 6 Mar 9:00 AM to 11:00 AMSemi-FinalLaurel ArenaSave Semi-Final',
      'Fri 6 Mar 3:00 PM to 5:00 PMSecond semi-finalLaurel ArenaSave Second semi-final',
      'Sat 7 Mar 9:00 AM to 11:00 AMSmall finalLaurel ArenaSave Small final',
    ]);
  });

  it('lead to their places in the schedule, and to all times of the game', () => {
    render(page('Kithara and Lyre'));
    const [first] = screen.getAllByRole('listitem');
    if (first === undefined) throw new Error('no times');
    expect(within(first).getByRole('link', { name: 'Preliminary' }).getAttribute('href')).toMatch(
      /^\/event\/spring\?entry=[^&#]+#schedule$/,
    );
    expect(screen.getByRole('link', { name: 'All times' }).getAttribute('href')).toBe(
      '/event/spring?game=Kithara%20and%20Lyre#schedule',
    );
  });

  it('say so when they are all over', () => {
    passTo('2026-03-08T10:00:00+05:30');
    render(page('Kithara and Lyre'));
    expect(screen.getByText('All sessions are over.')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByRole('link', { name: 'All times' })).toBeTruthy();
  });

  it('name the year if it is another one', () => {
    passTo('2025-12-31T10:00:00+05:30');
    render(page('Kithara and Lyre'));
    expect(rows()[0]).toMatch(/^Wed 4 Mar 2026 9:00 AM/);
  });

  it('are not there at all if the schedule does not have the game', () => {
    const { container } = render(page('Chess'));
    expect(container.textContent).toBe('');
  });

  it('are in order from the first in prerendered HTML, which does not know the time', () => {
    const html = renderToString(page('Kithara and Lyre'));
    expect([...html.matchAll(/Save ([^<]+)/g)].map(([, title]) => title)).toEqual([
      'Heats',
      'Preliminary',
      'Second preliminary',
      'Semi-Final',
      'Second semi-final',
    ]);
    expect(html).not.toMatch(/On now|Today/);
  });

  it('tell what is known of a time without hours, without an end, over several days, and without a date', () => {
    const entry = (title: string, from: string, to: string) => ({
      ...session(title, '05', MORNING),
      from,
      to,
    });
    passTo('2026-03-04T10:00:00+05:30');
    render(
      page('Chess', [
        {
          game: 'Chess',
          entries: [
            entry('A', '05/03/2026', ''),
            entry('B', '05/03/2026 09:00:00', ''),
            entry('C', '05/03/2026 22:00:00', '06/03/2026 01:00:00'),
            entry('D', '06/03/2026', '08/03/2026'),
            entry('E', 'in the evening', ''),
          ],
        },
      ]),
    );
    expect(rows().map((row) => row?.replace(/Laurel.*/, ''))).toEqual([
      'Thu 5 Mar Time to be announcedA',
      'Thu 5 Mar 9:00 AMB',
      'Thu 5 Mar 10:00 PM to 1:00 AMC',
      'Fri 6 Mar All day to Sun 8 MarD',
      'in the eveningE',
    ]);
  });
});
