import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { entryId } from '#core/schedule/entry-id.ts';
import { paths } from '../../../../navigation/paths.ts';
import { entry, HEATS, search, section, startAt } from '../testing/schedule-section-of.tsx';

const PROGRAMME: GameSchedule[] = [
  {
    game: 'Wrestling',
    entries: HEATS,
  },
  {
    game: 'Drama',
    entries: [
      entry('Chorus', '05/03/2024 18:00:00', '05/03/2024 19:00:00', 'Odeon'),
      entry('Encore', '06/03/2024 18:00:00', '', 'Agora'),
      entry('Lyres', '04/03/2024 10:00:00', '06/03/2024 18:00:00', 'Hall'),
      entry('Song', 'at dusk', '', 'Agora'),
    ],
  },
];
const idOf = (title: string, startsAt: string, place: string) => entryId({ title, startsAt, place });
const HEAT_ONE = idOf('Wrestling: Heat one', '05/03/2024 08:00:00', 'Sand pit');
const ENCORE = idOf('Drama: Encore', '06/03/2024 18:00:00', 'Agora');

const shown = () => screen.getByRole('tab', { selected: true }).textContent;
const marked = () => document.querySelectorAll<HTMLElement>('li[aria-current="true"]');
const open = (query: string, options = {}) => {
  render(section(PROGRAMME, `/event/spring?${query}#schedule`, options));
  act(() => void vi.advanceTimersByTime(50));
};

const scrolled = vi.fn();
startAt('05/03/2024 11:00:00');
beforeEach(() => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as unknown as PerformanceEntry,
  ]);
  HTMLElement.prototype.scrollIntoView = function scroll(options) {
    scrolled(this.textContent, options);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  scrolled.mockClear();
});

describe('an entry in the address', () => {
  it('opens its day, in the middle of the window, marked and focused', () => {
    open(`entry=${ENCORE}`);
    expect(shown()).toContain('6th March');
    expect(marked()).toHaveLength(1);
    expect(marked()[0]?.textContent).toContain('Encore');
    expect(document.activeElement).toBe(marked()[0]);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Encore'),
      expect.objectContaining({ block: 'center' }),
    );
  });

  it('is scrolled to once, however often the page is drawn', () => {
    open(`entry=${ENCORE}`);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('is not scrolled to on reload, which restores the previous position', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'reload' } as unknown as PerformanceEntry,
    ]);
    open(`entry=${ENCORE}`);
    expect(marked()).toHaveLength(1);
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('opens what is over and collapsed, and the visitor can collapse it again', () => {
    open(`entry=${HEAT_ONE}`);
    expect(marked()[0]?.textContent).toContain('Heat one');
    fireEvent.click(screen.getByRole('button', { name: '1 earlier session', expanded: true }));
    expect(marked()).toHaveLength(0);
  });

  it('is not hidden by a game or place, and what the visitor chooses next replaces it', () => {
    open(`entry=${ENCORE}&game=Wrestling&place=Agora&order=time`);
    expect(marked()[0]?.textContent).toContain('Encore');
    expect(screen.getByLabelText<HTMLSelectElement>('Game').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('Venue').value).toBe('Agora');
    fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'Drama' } });
    expect(search()).toBe('?game=Drama&place=Agora&order=time&day=2024-03-06');
    expect(shown()).toContain('6th March');
    expect(marked()).toHaveLength(0);
  });

  it('of several days opens at today, one without a readable time below the days', () => {
    open(`entry=${idOf('Drama: Lyres', '04/03/2024 10:00:00', 'Hall')}`);
    expect(shown()).toContain('Today');
    expect(marked()[0]?.textContent).toContain('Lyres');
  });

  it('without a readable time is found below the days', () => {
    open(`entry=${idOf('Drama: Song', 'at dusk', 'Agora')}`);
    const undated = screen.getByRole('region', { name: 'Times to be announced' });
    expect(within(undated).getByText('Song').closest('[aria-current]')).toBe(document.activeElement);
  });

  it('that has moved is found by the facts in its id', () => {
    open(`entry=${idOf('Drama: Encore', '06/03/2024 16:00:00', 'Odeon')}`);
    expect(marked()[0]?.textContent).toContain('06/03/2024 6:00 PM');
  });

  it('that is gone is said to be so, above the whole schedule', () => {
    open(`entry=${idOf('Drama: Epilogue', '06/03/2024 16:00:00', 'Odeon')}`);
    expect(screen.getByText('This session is no longer on the schedule.')).toBeTruthy();
    expect(shown()).toContain('Today');
    expect(marked()).toHaveLength(0);
    fireEvent.click(screen.getByRole('tab', { name: /6th March/ }));
    expect(screen.queryByText('This session is no longer on the schedule.')).toBeNull();
  });

  it('opens once more by a link on the same page', () => {
    open('day=2024-03-04', { children: <Link to={paths.entry('spring', HEAT_ONE)}>Go</Link> });
    fireEvent.click(screen.getByRole('link', { name: 'Go' }));
    act(() => void vi.advanceTimersByTime(50));
    expect(shown()).toContain('Today');
    expect(document.activeElement?.textContent).toContain('Heat one');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('opens on the board by place, too, until another day is chosen', () => {
    open(`entry=${ENCORE}`, { byPlace: true });
    expect(shown()).toContain('6th March');
    expect(document.activeElement?.textContent).toContain('Drama');
    fireEvent.click(screen.getByRole('tab', { name: /Today/ }));
    expect(shown()).toContain('Today');
    expect(marked()).toHaveLength(0);
  });
});
