import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { at, entry, search, section, startAt } from './testing/schedule-section-of.tsx';

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

const entriesOf = (name: string) => {
  const [row] = screen.getAllByRole('row').filter((one) => within(one).queryByRole('rowheader', { name }));
  return row
    ? within(row)
        .getAllByRole('listitem')
        .map((item) => item.textContent ?? '')
    : [];
};

startAt('01/03/2024 12:00:00');

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

  it('EVENT-09 says in words that an end is to be announced', () => {
    render(section(TWO_GAMES, '/event/spring?day=2024-03-06'));
    expect(entriesOf('Drama')).toEqual([
      expect.stringContaining('06/03/2024 6:00 PM, end time to be announced'),
    ]);
  });

  it('shows only the end of an entry with no start time', () => {
    render(
      section([{ game: 'Drama', entries: [entry('Chorus', '05/03/2024', '05/03/2024 18:00:00', 'Odeon')] }]),
    );
    expect(entriesOf('Drama')[0]).toMatch(/^until 6:00 PM/);
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

  it('opens at the first day, or at today while the event runs', () => {
    const { unmount } = render(section(TWO_GAMES));
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('5th March');
    unmount();
    vi.setSystemTime(at('06/03/2024 10:00:00'));
    render(section(TWO_GAMES));
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('6th March');
  });

  it('says in words what is on now and what is over', () => {
    vi.setSystemTime(at('05/03/2024 10:59:40'));
    render(section(TWO_GAMES, '/event/spring?order=game'));
    expect(entriesOf('Drama')[0]).toContain('On now');
    expect(entriesOf('Drama')[1]).not.toMatch(/On now|Over/);
    act(() => void vi.advanceTimersByTime(20_010));
    expect(entriesOf('Drama')[0]).toContain('Over');
  });

  it('marks the present moment in the timetable, and not on other days', () => {
    vi.setSystemTime(at('05/03/2024 10:30:00'));
    const { container } = render(section(TWO_GAMES, '/event/spring?order=game'));
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

  it('says so when a choice leaves a day empty, and can clear it', () => {
    render(section(TWO_GAMES, '/event/spring?game=Wrestling&day=2024-03-06'));
    expect(screen.getByText('No sessions match')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(entriesOf('Drama')).toHaveLength(1);
    expect(search()).toBe('?day=2024-03-06');
  });

  it('moves the focus to what a click has shown', () => {
    vi.setSystemTime(at('05/03/2024 10:30:00'));
    render(section(TWO_GAMES, '/event/spring?game=Wrestling&day=2024-03-06'));
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(document.activeElement).toBe(screen.getByText('1 session').closest('[tabindex="-1"]'));
    expect(search()).toBe('?day=2024-03-06');
    fireEvent.click(screen.getByRole('button', { name: 'Go to today' }));
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    expect(search()).toBe('');
  });

  it('also goes to today if the chosen game is not on today', () => {
    vi.setSystemTime(at('06/03/2024 10:30:00'));
    render(section(TWO_GAMES, '/event/spring?game=Wrestling'));
    expect(entriesOf('Wrestling')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Go to today' }));
    expect(screen.getByText('No sessions match')).toBeTruthy();
    expect(search()).toBe('?game=Wrestling&day=2024-03-06');
    fireEvent.click(screen.getByRole('button', { name: 'Matches on Tuesday, 5th March 2024' }));
    expect(entriesOf('Wrestling')).toHaveLength(1);
    expect(search()).toBe('?game=Wrestling');
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  });

  it('follows the calendar again after "show all"', () => {
    vi.setSystemTime(at('06/03/2024 10:30:00'));
    render(section(TWO_GAMES, '/event/spring?game=Wrestling&day=2024-03-06'));
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(search()).toBe('');
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('6');
  });

  it('says that it does not have the game or the place in the address, and can show all', () => {
    render(section(TWO_GAMES, '/event/spring?game=Chess&place=Attic&order=game'));
    expect(entriesOf('Wrestling')).toHaveLength(1);
    const line = screen.getByText('“Chess, Attic” isn’t on this schedule.');
    expect(line.closest('[role=status]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(search()).toBe('?order=game');
    expect(screen.queryByText(/isn’t on this schedule/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('3 sessions').closest('[tabindex="-1"]'));
  });

  it('keeps the other filter when it forgets the one it does not have', () => {
    render(section(TWO_GAMES, '/event/spring?game=Drama&place=Attic'));
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(search()).toBe('?game=Drama');
  });

  it('ignores a day and a game that do not exist', () => {
    render(section(TWO_GAMES, '/event/spring?game=Chess&day=2031-01-01'));
    expect(entriesOf('Wrestling')).toHaveLength(1);
  });

  it('names the time zone', () => {
    render(section(TWO_GAMES));
    expect(screen.getByText(/All times are India Standard Time\./)).toBeTruthy();
  });

  it('shows its first day in prerendered HTML, whatever the address asks for, without inline styles', () => {
    const html = renderToString(section(TWO_GAMES, '/event/spring?day=2024-03-06'));
    expect(html).toContain('05/03/2024 12:05 AM');
    expect(html).not.toContain('style=');
    expect(html).not.toContain('On now</p>');
  });

  it('moves from day to day with the arrow keys', () => {
    render(section(TWO_GAMES));
    const tab = screen.getByRole('tab', { selected: true });
    tab.focus();
    fireEvent.keyDown(tab, { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('6th March');
    expect(within(screen.getByRole('tabpanel')).getByText(/Encore/)).toBeTruthy();
  });
});

describe('an entry that lasts all day or longer', () => {
  const EXHIBITIONS: GameSchedule[] = [
    {
      game: 'Exhibitions',
      entries: [
        entry('Lyres', '27/11/2026 10:00:00', '30/11/2026 18:00:00', 'Hall 10'),
        entry('Market', '28/11/2026 00:00:00', '28/11/2026 23:59:00', 'Hall 2', '0,0'),
        entry('Date only', '28/11/2026', '28/11/2026', 'Hall 2'),
        entry('By days', '28/11/2026', '29/11/2026', 'Hall 2'),
        entry('Talk', '28/11/2026 12:00:00', '28/11/2026 13:00:00', 'Hall 1'),
      ],
    },
  ];
  const allDay = () =>
    within(screen.getByRole('list', { name: 'All day' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const open = (day: RegExp) => fireEvent.click(screen.getByRole('tab', { name: day }));

  it('appears above the hours of each day it covers, with its start and end', () => {
    render(section(EXHIBITIONS));
    expect(allDay()).toEqual([
      '10:00 AM to Mon 6:00 PMExhibitionsLyresHall 1027/11/2026 10:00 AM to 30/11/2026 6:00 PM',
    ]);
    open(/Saturday, 28th/);
    expect(allDay()[0]).toContain('Continues from Fri to Mon 6:00 PM');
    expect(screen.getByText('Saturday 28/11/2026').parentElement?.textContent).toContain('5 sessions');
    expect(entriesOf('Exhibitions')).toHaveLength(1);
    open(/Monday, 30th/);
    expect(allDay()[0]).toContain('Continues from Fri to 6:00 PM');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows no time if none is given, and no map if none is known', () => {
    render(section(EXHIBITIONS));
    open(/Saturday, 28th/);
    const [, market, dateOnly, byDays] = allDay();
    expect(market).toMatch(/^All day/);
    expect(dateOnly).toBe('Time to be announcedExhibitionsDate onlyHall 228/11/2026');
    expect(byDays).toBe('All day to SunExhibitionsBy daysHall 228/11/2026 to 29/11/2026');
    expect(screen.queryByRole('link', { name: /on a map/ })).toBeNull();
    open(/Sunday, 29th/);
    expect(allDay()[1]).toContain('Continues from Sat Exhibitions');
  });

  it('is on now while it lasts, but not if its hours are unknown', () => {
    vi.setSystemTime(at('28/11/2026 12:30:00'));
    render(section(EXHIBITIONS));
    screen.getByRole('button', { name: '4 on now' });
    expect(allDay().filter((text) => text?.includes('On now'))).toHaveLength(3);
  });
});

it('loses no entry with another date format, and shows unreadable dates as given', () => {
  const times = ['2026-11-28 15:00:00+00', '28/11/26 15:00:00', '28/11/2026 25:30:00', '1795878000'];
  const entries = times.map((from) => entry(from, from, '', 'Hall 1'));
  render(section([{ game: 'Formats', entries }]));
  expect(entriesOf('Formats').map((text) => text.split('Hall 1')[1])).toEqual([
    '28/11/2026 8:30 PM, end time to be announced',
    '28/11/2026 8:30 PM, end time to be announced',
    '29/11/2026 1:30 AM, end time to be announced',
  ]);
  const undated = screen.getByRole('region', { name: 'Times to be announced' });
  expect(within(undated).getByRole('listitem').textContent).toContain(
    '28/11/26 15:00:00, end time to be announced',
  );
});

it('also shows entries that last for days or have no day on the board by place', () => {
  const entries = [
    entry('Lyres', '27/11/2026 10:00:00', '28/11/2026 18:00:00', 'Hall 1'),
    entry('Some day', '28/11/26', '', 'Hall 2'),
  ];
  render(section([{ game: 'Arts', entries }], undefined, { byPlace: true }));
  fireEvent.click(screen.getByRole('tab', { name: /Saturday, 28th/ }));
  expect(screen.getByRole('tabpanel').textContent).toContain('Continues from Fri to 6:00 PM');
  const undated = screen.getByRole('region', { name: 'Times to be announced' });
  expect(undated.textContent).toContain('Some day');
});
