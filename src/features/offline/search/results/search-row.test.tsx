import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createI18n } from '../../../../i18n/i18n.ts';
import '../texts.ts';
import { searchableSchedule } from '../entries/schedule-entries.ts';
import type { SearchEntry } from '../entries/search-entry.ts';
import { timingAt } from '../timing.ts';
import { SearchRow } from './search-row.tsx';

/** Half past eleven in the morning at the events. */
const NOW = Date.parse('2026-11-29T06:00:00Z');

function show(...entries: readonly SearchEntry[]): HTMLElement[] {
  const timingOf = timingAt(NOW, null);
  render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter>
        <ul>
          {entries.map((entry) => (
            <SearchRow key={entry.address} hit={{ entry, terms: [], asked: [], timing: timingOf(entry) }} />
          ))}
        </ul>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return screen.getAllByRole('listitem');
}

const event = (title: string, startDate: string, endDate: string): SearchEntry => ({
  kind: 'event',
  address: `/event/${title}`,
  title,
  line: '',
  day: 'some day',
  days: { startDate, endDate },
  text: '',
});

const row = (title: string, from: string, to: string, address = 'Old Theatre') => ({
  title,
  from,
  to,
  address,
  latLong: '',
});

const schedule = (...entries: readonly ReturnType<typeof row>[]) =>
  [
    ...searchableSchedule([{ game: 'Kithara', entries: [...entries] }], 'delphi', {
      id: '1',
      name: 'Delphi',
    }),
  ].filter((entry) => entry !== null);

it('marks an event that runs today, and one that is over', () => {
  const [river, hill, lake] = show(
    event('River Games', '28-11-2026', '29-11-2026'),
    event('Hill Games', '30-11-2026', ''),
    event('Lake Games', '27-11-2026', '28-11-2026'),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  within(river).getByText('Today');
  expect(river.textContent).not.toContain('On now');
  expect(hill.textContent).not.toMatch(/On now|Today|Over/);
  within(lake).getByText('Over');
});

it('tells entries of one title apart by day, time and place, in the name of their links', () => {
  const rows = show(
    ...schedule(
      row('Heat', '29/11/2026 11:00:00', '29/11/2026 12:00:00'),
      row('Heat', '30/11/2026 09:00:00', '30/11/2026 10:30:00', 'Harbour'),
      row('Heat', '28/11/2026 09:00:00', '28/11/2026 10:00:00'),
    ),
  );
  const names = rows.map((one) => within(one).getByRole('link').textContent?.replace(/\s+/g, ' ').trim());
  expect(names).toEqual([
    'Kithara: Heat Saturday, 28th November 2026 · 9:00 AM to 10:00 AM Over',
    'Kithara: Heat Today · Sunday · 11:00 AM to 12:00 PM On now',
    'Kithara: Heat Tomorrow · Monday · 9:00 AM to 10:30 AM',
  ]);
  expect(rows[2]?.textContent).toContain('Harbour · Delphi');
});

it('says what is known of a time that is not', () => {
  const rows = show(
    ...schedule(
      row('Parade', '30/11/2026', ''),
      row('Feast', 'after sunset', ''),
      row('Draw', '', ''),
      row('Show', '01/01/2027 10:00:00', '03/01/2027 18:00:00'),
    ),
  );
  const names = Object.fromEntries(
    rows.map((one) => {
      const [, title = '', rest] =
        /^Kithara: (\S+)\s+(.*)$/s.exec(within(one).getByRole('link').textContent ?? '') ?? [];
      return [title, rest?.replace(/\s+/g, ' ').trim()];
    }),
  );
  expect(names).toEqual({
    Parade: 'Tomorrow · Monday · Time to be announced',
    Feast: 'after sunset',
    Draw: 'Time to be announced',
    Show: 'Friday, 1st January 2027 · 10:00 AM to Sunday, 3rd January 2027 · 6:00 PM',
  });
});
