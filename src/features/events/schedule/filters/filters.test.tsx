import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { entryId } from '#core/schedule/entry-id.ts';
import { noteSavedKeys } from '../../../../data/saved/saved-keys.ts';
import { at, entry, search, section } from '../testing/schedule-section-of.tsx';

const SCHEDULE: GameSchedule[] = [
  {
    game: 'Wrestling',
    entries: [
      entry('Heats', '05/03/2024 09:00:00', '05/03/2024 10:00:00', 'Pit'),
      entry('Final', '05/03/2024 22:00:00', '05/03/2024 23:00:00', 'Odeon'),
    ],
  },
  {
    game: 'Drama',
    entries: [
      entry('Chorus', '05/03/2024 14:00:00', '05/03/2024 15:00:00', 'Odeon'),
      entry('Vigil', '06/03/2024 00:30:00', '06/03/2024 01:30:00', 'Odeon'),
      entry('Encore', '06/03/2024 18:00:00', '', 'Agora'),
    ],
  },
];
const HEATS = entryId({ title: 'Wrestling: Heats', startsAt: '05/03/2024 09:00:00', place: 'Pit' });

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('listitem')
    .map((item) => /Heats|Final|Chorus|Vigil|Encore/.exec(item.textContent ?? '')?.[0]);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option', { hidden: true })
    .map((option) => option.textContent);
const status = () => within(screen.getByRole('tabpanel')).getByRole('status');
const line = () => status().textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: at('01/03/2024 12:00:00') });
});
afterEach(() => {
  act(() => noteSavedKeys([`entry:spring:${HEATS}`], false));
  vi.useRealTimers();
});

describe('FILTER-01 the filters of a schedule', () => {
  it('are kept in the address, and their number stands on the button of a phone', () => {
    render(section(SCHEDULE));
    expect(screen.getByRole('button', { name: 'Filters', expanded: false })).toBeTruthy();
    choose('Time of day', 'evening');
    choose('Round', 'finals');
    expect(search()).toBe('?part=evening&round=finals');
    expect(titles()).toEqual(['Final']);
    fireEvent.click(screen.getByRole('button', { name: 'Filters (2)', expanded: false }));
    expect(screen.getByRole('button', { name: 'Filters (2)', expanded: true })).toBeTruthy();
  });

  it('apply to a shared address, by time as well as by game', () => {
    render(section(SCHEDULE, '/event/spring?part=night&order=time'));
    expect(titles()).toEqual(['Vigil']);
    fireEvent.click(screen.getByRole('radio', { name: 'By game' }));
    expect(titles()).toEqual(['Vigil']);
  });

  it('open the day that has something, and leave the prerendered page as it is', () => {
    render(section(SCHEDULE, '/event/spring?place=Agora'));
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('6th March');
    expect(titles()).toEqual(['Encore']);
    const html = renderToString(section(SCHEDULE, '/event/spring?place=Agora&saved=yes'));
    expect(html).toContain('Heats');
    expect(html).not.toContain('Clear filters');
  });

  it('are not offered if they choose nothing', () => {
    render(section([{ game: 'Drama', entries: [entry('Chorus', '05/03/2024 14:00:00', '', 'Odeon')] }]));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Saved|Still to come/ })).toBeNull();
  });
});

describe('FILTER-02 the number of entries', () => {
  it('stands with each option, as the other filters leave them', () => {
    render(section(SCHEDULE));
    expect(options('Game')).toEqual(['All games', 'Drama (3)', 'Wrestling (2)']);
    choose('Venue', 'Odeon');
    expect(options('Game')).toEqual(['All games', 'Drama (2)', 'Wrestling (1)']);
    expect(options('Time of day')).toEqual([
      'Any time',
      'Morning (0)',
      'Afternoon (1)',
      'Evening (1)',
      'After midnight (1)',
    ]);
    expect(options('Venue')).toEqual(['All venues', 'Agora (1)', 'Odeon (3)', 'Pit (1)']);
    expect(options('Round')).toEqual(['All rounds', 'Heats and semi-finals (0)', 'Finals (1)']);
  });

  it('of the day is announced, and one press clears the filters', () => {
    render(section(SCHEDULE));
    expect(line()).toBe('Tuesday 05/03/2024 4 sessions');
    choose('Game', 'Wrestling');
    expect(line()).toBe('Tuesday 05/03/2024 2 of 4 sessions');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(line()).toBe('Tuesday 05/03/2024 4 sessions');
    expect(search()).toBe('');
    expect(document.activeElement, 'the button is gone').toBe(status().closest('[tabindex="-1"]'));
  });
});

it('FILTER-02 a filter that leads to another day has that announced, and a press on a tab does not', () => {
  render(section(SCHEDULE));
  const live = document.querySelector('[aria-live=polite]');
  expect(live?.textContent).toBe('');
  choose('Venue', 'Agora');
  expect(live?.textContent).toBe('Wednesday, 6th March 2024: 1 of 1 session');
  fireEvent.click(screen.getByRole('tab', { name: /5th March/ }));
  expect(live?.textContent).toBe('');
});

describe('FILTER-03 without a match', () => {
  it('a day says so, and leads to another day or to everything', () => {
    render(section(SCHEDULE, '/event/spring?day=2024-03-06&game=Wrestling&round=finals'));
    expect(screen.getByText('No sessions match')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Matches on Tuesday, 5th March 2024' }));
    expect(titles()).toEqual(['Final']);
    fireEvent.click(screen.getByRole('tab', { name: /6th March/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(titles()).toEqual(['Encore']);
    expect(search()).toBe('?day=2024-03-06');
  });
});

describe('FILTER-04 only saved entries', () => {
  it('can be shown once there are any, and stay when their star is taken away', () => {
    render(section(SCHEDULE));
    expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
    act(() => noteSavedKeys([`entry:spring:${HEATS}`, 'entry:delphi:1'], true));
    fireEvent.click(screen.getByRole('button', { name: 'Saved (1)', pressed: false }));
    expect(search()).toBe('?saved=yes');
    expect(titles()).toEqual(['Heats']);
    act(() => noteSavedKeys([`entry:spring:${HEATS}`], false));
    expect(titles(), 'the row is still under the finger').toEqual(['Heats']);
    fireEvent.click(screen.getByRole('button', { name: /^Saved/, pressed: true }));
    expect(titles()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull();
  });
});

describe('FILTER-08 only places without steps', () => {
  const PLANNED = [
    {
      game: 'Drama',
      entries: [
        entry('Chorus', '05/03/2024 14:00:00', '05/03/2024 15:00:00', 'Lyre Hall, Riverside Grounds'),
        entry('Final', '05/03/2024 22:00:00', '05/03/2024 23:00:00', 'Olive Court, Gate 3'),
        entry('Vigil', '05/03/2024 23:30:00', '', 'Barn by the river'),
        entry('Encore', '06/03/2024 18:00:00', '', 'Barn by the river'),
      ],
    },
  ];
  const planned = (address?: string, byPlace = false) =>
    section(PLANNED, address, { eventPath: 'pythian-national-games', byPlace });
  const KNOWN = 'Only venues we know are step-free.';

  it.each([false, true])(
    'are shown at a press, and what is not known is not one of them (by place: %s)',
    (byPlace) => {
      render(planned(undefined, byPlace));
      const toggle = screen.getByRole('button', {
        name: 'Step-free access (1)',
        description: `${KNOWN} 2 sessions are at venues we haven’t checked for steps.`,
        pressed: false,
      });
      fireEvent.click(toggle);
      expect(search()).toBe('?stepFree=yes');
      expect(toggle.getAttribute('aria-pressed')).toBe('true');
      expect(titles()).toEqual(['Chorus']);
      fireEvent.click(toggle);
      expect(search()).toBe('');
      expect(titles()).toHaveLength(3);
    },
  );

  it('are shown from an address, and are one of the filters that are set', () => {
    render(planned('/event/pythian-national-games?stepFree=yes&part=afternoon'));
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
    expect(titles()).toEqual(['Chorus']);
    choose('Time of day', 'evening');
    expect(screen.getByRole('button', { name: 'Step-free access (0)', pressed: true })).toBeTruthy();
    expect(screen.getByText('No sessions match')).toBeTruthy();
  });

  it('leave a day without any of them empty on a kiosk, which stays on the day', () => {
    render(planned(undefined, true));
    fireEvent.click(screen.getByRole('tab', { name: /6th March/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Step-free access/ }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('6th March');
    expect(screen.getByText('No sessions match')).toBeTruthy();
  });

  it('are offered in the prerendered page, and nowhere without a plan', () => {
    expect(renderToString(planned('/event/pythian-national-games?stepFree=yes'))).toContain(KNOWN);
    render(section(SCHEDULE, '/event/spring?stepFree=yes'));
    expect(titles()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Step-free/ })).toBeNull();
    expect(screen.queryByText(KNOWN, { exact: false })).toBeNull();
  });
});

describe('FILTER-05 what is still to come today', () => {
  it('is what starts later on the running day, its night included', () => {
    vi.setSystemTime(at('05/03/2024 14:30:00'));
    render(section(SCHEDULE, '/event/spring?day=2024-03-06'));
    fireEvent.click(screen.getByRole('button', { name: 'Still to come today (2)' }));
    expect(search()).toBe('?ahead=yes');
    expect(titles()).toEqual(['Final', 'Vigil']);
    vi.setSystemTime(at('05/03/2024 22:00:00'));
    act(() => void vi.advanceTimersByTime(20_010));
    expect(titles(), 'what has begun is no longer to come').toEqual(['Vigil']);
  });

  it('is left by choosing another day, and means nothing before and after the event', () => {
    vi.setSystemTime(at('05/03/2024 14:30:00'));
    const { unmount } = render(section(SCHEDULE, '/event/spring?ahead=yes'));
    fireEvent.click(screen.getByRole('tab', { name: /6th March/ }));
    expect(search()).toBe('?day=2024-03-06');
    expect(titles()).toEqual(['Encore']);
    unmount();
    vi.setSystemTime(at('01/03/2024 12:00:00'));
    render(section(SCHEDULE, '/event/spring?ahead=yes'));
    expect(titles()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /Still to come/ })).toBeNull();
  });
});
