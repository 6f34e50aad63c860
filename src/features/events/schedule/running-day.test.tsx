import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { at, entry, HEATS, search, section, startAt } from './testing/schedule-section-of.tsx';

describe('the running day', () => {
  const DAY: GameSchedule[] = [
    {
      game: 'Wrestling',
      entries: [...HEATS, entry('Night', '06/03/2024 00:30:00', '06/03/2024 01:30:00', 'Sand pit')],
    },
    {
      game: 'Drama',
      entries: [
        entry('Chorus', '05/03/2024 08:30:00', '05/03/2024 10:00:00', 'Odeon'),
        entry('Final', '05/03/2024 23:00:00', '05/03/2024 23:59:00', 'Odeon'),
        entry('Encore', '06/03/2024 18:00:00', '', 'Agora'),
      ],
    },
  ];
  const order = () => screen.getByRole('radio', { checked: true }).textContent;
  const titles = () =>
    within(screen.getByRole('tabpanel'))
      .getAllByRole('listitem')
      .map((item) => /Heat one|Heat two|Night|Chorus|Final|Encore/.exec(item.textContent ?? '')?.[0]);
  const earlier = () => screen.queryByRole('button', { name: /earlier/ });
  startAt('05/03/2024 11:00:00');

  it('is read by time from what is on now, with what is over behind a button', () => {
    render(section(DAY));
    expect(order()).toBe('By time');
    expect(titles()).toEqual(['Heat two', 'Final', 'Night']);
    const button = screen.getByRole('button', { name: '2 earlier sessions', expanded: false });
    fireEvent.click(button);
    expect(titles()).toEqual(['Heat one', 'Chorus', 'Heat two', 'Final', 'Night']);
    fireEvent.click(screen.getByRole('button', { name: '2 earlier sessions', expanded: true }));
    expect(titles()).toEqual(['Heat two', 'Final', 'Night']);
    expect(screen.getByText('5 sessions')).toBeTruthy();
  });

  it('PRINT-07 is on paper with what is over, and on the screen as before afterwards', () => {
    render(section(DAY));
    fireEvent(window, new Event('beforeprint'));
    expect(titles()).toEqual(['Heat one', 'Chorus', 'Heat two', 'Final', 'Night']);
    fireEvent(window, new Event('afterprint'));
    expect(titles()).toEqual(['Heat two', 'Final', 'Night']);
  });

  it('follows an explicit order, which other days keep', () => {
    render(section(DAY, '/event/spring?order=game'));
    expect(order()).toBe('By game');
    expect(titles()).toEqual(['Heat two', 'Night', 'Final']);
    fireEvent.click(screen.getByRole('radio', { name: 'By time' }));
    expect(search()).toBe('?order=time');
    fireEvent.click(screen.getByRole('tab', { name: /6th March/ }));
    expect(order()).toBe('By time');
    fireEvent.click(screen.getByRole('radio', { name: 'By game' }));
    fireEvent.click(screen.getByRole('tab', { name: /Today/ }));
    expect(order()).toBe('By game');
  });

  it('is the only one by time: every other day is read by game, with all its entries', () => {
    render(section(DAY));
    fireEvent.click(screen.getByRole('tab', { name: /6th March/ }));
    expect(order()).toBe('By game');
    expect(search()).toBe('?day=2024-03-06');
    expect(earlier()).toBeNull();
  });

  it('collapses nothing that a visitor may be reading: what ends meanwhile stays', () => {
    vi.setSystemTime(at('05/03/2024 11:59:50'));
    render(section(DAY));
    act(() => void vi.advanceTimersByTime(20_010));
    expect(titles()).toEqual(['Heat two', 'Final', 'Night']);
    expect(screen.getByRole('tabpanel').textContent).toContain('Over');
  });

  it('collapses what has ended while the list is still below the window', () => {
    vi.setSystemTime(at('05/03/2024 11:59:50'));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5_000, 390, 900));
    render(section(DAY));
    act(() => void vi.advanceTimersByTime(20_010));
    expect(titles()).toEqual(['Final', 'Night']);
    vi.restoreAllMocks();
  });

  it('shows everything once nothing is left', () => {
    vi.setSystemTime(at('06/03/2024 02:00:00'));
    render(section(DAY));
    expect(titles()).toHaveLength(5);
    expect(earlier()).toBeNull();
  });

  it('names the weekday of what starts after midnight, which alone would read as missed', () => {
    render(section(DAY));
    const night = screen.getAllByRole('listitem').find((item) => item.textContent?.includes('Night'));
    expect(night?.textContent).toMatch(/^Wed 12:30 AM to 1:30 AM/);
    expect(screen.getByRole('heading', { name: 'Wed 12 AM' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '11 PM' })).toBeTruthy();
  });

  it('names it in full on the board by place', () => {
    render(section(DAY, undefined, { byPlace: true }));
    const night = screen.getAllByRole('listitem').find((item) => item.textContent?.includes('Night'));
    expect(night?.textContent).toMatch(/^Wednesday 12:30 AM to 1:30 AM/);
  });

  it('repeats no game under its own heading, and no date that the day says', () => {
    const { container } = render(section(DAY, '/event/spring?order=game'));
    const [row] = container.querySelectorAll('li[data-phase]');
    expect(row?.textContent?.match(/Wrestling/)).toBeNull();
    for (const date of container.querySelectorAll('li[data-phase] p:has(time)'))
      expect(date.className).toBe('visually-hidden');
  });
});
