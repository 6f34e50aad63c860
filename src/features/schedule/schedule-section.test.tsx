import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSchedule } from '#core/contract/schedule.ts';
import { readEventMoment } from '../../data/event-moment.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { scheduleQuery } from './queries.ts';
import { ScheduleSection } from './schedule-section.tsx';

const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;
const entry = (title: string, from: string, to: string, address: string, latLong = '') => ({
  title,
  from,
  to,
  address,
  latLong,
});
const TWO_GAMES: GameSchedule[] = [
  {
    game: 'Wrestling',
    entries: [entry('Heat one', '05/03/2024 00:05:00', '05/03/2024 12:00:00', 'Sand pit', '37.97,23.72')],
  },
  {
    game: 'Drama',
    entries: [
      entry('Chorus', '05/03/2024 09:00:00', '05/03/2024 11:00:00', 'Odeon'),
      entry('Final', '05/03/2024 23:00:00', '05/03/2024 23:59:00', 'Odeon'),
      entry('Encore', '06/03/2024 18:00:00', '', 'Agora'),
    ],
  },
];

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

function section(schedules: GameSchedule[], address = '/event/spring') {
  const client = createQueryClient();
  client.setQueryData(scheduleQuery('spring').queryKey, { value: schedules, at: at('01/03/2024') });
  return (
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <ScheduleSection eventPath="spring" id="schedule" />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
const entriesOf = (name: string) => {
  const [row] = screen.getAllByRole('row').filter((one) => within(one).queryByRole('rowheader', { name }));
  return row
    ? within(row)
        .getAllByRole('listitem')
        .map((item) => item.textContent ?? '')
    : [];
};
const search = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: at('01/03/2024 12:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the schedule of an event', () => {
  it('EVENT-08 lists each entry with for, from, to and address under its game', () => {
    render(section(TWO_GAMES));
    expect(entriesOf('Wrestling')).toHaveLength(1);
    expect(entriesOf('Wrestling')[0]).toMatch(
      /Heat one.*Sand pit.*05\/03\/2024 12:05 AM to 05\/03\/2024 12:00 PM/,
    );
    expect(entriesOf('Drama')).toHaveLength(2);
    expect(entriesOf('Drama')[1]).toMatch(/Final.*Odeon.*05\/03\/2024 11:00 PM to 05\/03\/2024 11:59 PM/);
  });

  it('EVENT-09 shows a to be announced end in words', () => {
    render(section(TWO_GAMES, '/event/spring?day=2024-03-06'));
    expect(entriesOf('Drama')).toEqual([expect.stringContaining('06/03/2024 6:00 PM, end to be announced')]);
  });

  it('EVENT-10 links a position to a map, and nothing without one', () => {
    render(section(TWO_GAMES));
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]?.getAttribute('href')).toContain('mlat=37.97&mlon=23.72');
    expect(links[0]?.textContent).toContain('Sand pit');
  });

  it.each([
    ['no game', []],
    ['a game without entries', [{ game: 'Wrestling', entries: [] }]],
  ])('EVENT-11 has no section for %s', (_, schedules) => {
    const { container } = render(section(schedules));
    expect(container.querySelector('section, h2, table')).toBeNull();
  });

  it('EVENT-08 keeps entries without a readable time', () => {
    render(
      section([
        { game: 'Drama', entries: [entry('Chorus', '', '', 'Odeon'), entry('Song', 'at dusk', '', '')] },
      ]),
    );
    expect(screen.getByText('Time to be announced')).toBeTruthy();
    expect(screen.getByText(/at dusk/)).toBeTruthy();
  });

  it('opens at the first day, and at today while the event runs', () => {
    const { unmount } = render(section(TWO_GAMES));
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('5th March');
    unmount();
    vi.setSystemTime(at('06/03/2024 10:00:00'));
    render(section(TWO_GAMES));
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('6th March');
  });

  it('says in words what is on now and what is over', () => {
    vi.setSystemTime(at('05/03/2024 10:59:40'));
    render(section(TWO_GAMES));
    expect(entriesOf('Drama')[0]).toContain('On now');
    expect(entriesOf('Drama')[1]).not.toMatch(/On now|Over/);
    act(() => void vi.advanceTimersByTime(20_010));
    expect(entriesOf('Drama')[0]).toContain('Over');
  });

  it('draws the present moment among the hours, and not on other days', () => {
    vi.setSystemTime(at('05/03/2024 10:30:00'));
    const { container } = render(section(TWO_GAMES));
    expect(container.querySelector('[style]')?.textContent).toBe('10:30 AM');
    fireEvent.click(screen.getByRole('tab', { name: /6th March/ }));
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('keeps the choice of day, game, place and order in the address', () => {
    render(section(TWO_GAMES));
    fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'Drama' } });
    expect(search()).toBe('?game=Drama');
    expect(screen.queryByRole('heading', { name: 'Wrestling' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: /6th March/ }));
    fireEvent.click(screen.getByRole('radio', { name: 'By time' }));
    expect(search()).toBe('?game=Drama&day=2024-03-06&order=time');
    expect(screen.getByRole('heading', { name: '6 PM' })).toBeTruthy();
  });

  it('says so when a choice leaves a day empty, and takes it back', () => {
    render(section(TWO_GAMES, '/event/spring?game=Wrestling&day=2024-03-06'));
    expect(screen.getByText('Nothing on this day for this choice.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(entriesOf('Drama')).toHaveLength(1);
    expect(search()).toBe('?day=2024-03-06');
  });

  it('keeps the focus with what a press has brought', () => {
    vi.setSystemTime(at('05/03/2024 10:30:00'));
    render(section(TWO_GAMES, '/event/spring?game=Wrestling&day=2024-03-06'));
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(document.activeElement).toBe(screen.getByText('1 entry').closest('[tabindex="-1"]'));
    expect(search()).toBe('?day=2024-03-06');
    fireEvent.click(screen.getByRole('button', { name: 'Go to today' }));
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    expect(search()).toBe('');
  });

  it('goes to today, too, where the chosen game is not on today', () => {
    vi.setSystemTime(at('06/03/2024 10:30:00'));
    render(section(TWO_GAMES, '/event/spring?game=Wrestling'));
    expect(entriesOf('Wrestling')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Go to today' }));
    expect(screen.getByText('Nothing on this day for this choice.')).toBeTruthy();
    expect(search()).toBe('?game=Wrestling&day=2024-03-06');
    fireEvent.click(screen.getByRole('button', { name: 'Tuesday, 5th March 2024' }));
    expect(entriesOf('Wrestling')).toHaveLength(1);
    expect(search()).toBe('?game=Wrestling');
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  });

  it('follows the calendar again once everything is shown', () => {
    vi.setSystemTime(at('06/03/2024 10:30:00'));
    render(section(TWO_GAMES, '/event/spring?game=Wrestling&day=2024-03-06'));
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(search()).toBe('');
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('6');
  });

  it('ignores a day and a game that do not exist', () => {
    render(section(TWO_GAMES, '/event/spring?game=Chess&day=2031-01-01'));
    expect(entriesOf('Wrestling')).toHaveLength(1);
  });

  it('names the zone of the times', () => {
    render(section(TWO_GAMES));
    expect(screen.getByText(/All times are India Standard Time\./)).toBeTruthy();
  });

  it('shows its first day in ready HTML, whatever the address asks, without styles in it', () => {
    const html = renderToString(section(TWO_GAMES, '/event/spring?day=2024-03-06'));
    expect(html).toContain('05/03/2024 12:05 AM');
    expect(html).not.toContain('style=');
    expect(html).not.toContain('On now</p>');
  });

  it('moves from day to day by the arrow keys', () => {
    render(section(TWO_GAMES));
    const tab = screen.getByRole('tab', { selected: true });
    tab.focus();
    fireEvent.keyDown(tab, { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('6th March');
    expect(within(screen.getByRole('tabpanel')).getByText(/Encore/)).toBeTruthy();
  });
});
