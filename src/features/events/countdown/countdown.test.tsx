import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountdownTarget } from '#core/contract/entities/countdown.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { Countdown } from './countdown.tsx';
import { countdownQuery } from './queries.ts';

const NOW = Date.UTC(2026, 9, 12, 4, 30);

function countdownTo(value: CountdownTarget | null) {
  const client = createQueryClient();
  client.setQueryData(countdownQuery('spring', '7').queryKey, { value, at: NOW - 60_000 });
  return (
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <Countdown eventPath="spring" eventId="7" />
      </QueryClientProvider>
    </I18nextProvider>
  );
}
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
const figures = () =>
  [...screen.getByRole('timer').querySelectorAll('b')].map((figure) => figure.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the countdown', () => {
  it('COUNTDOWN-01 shows its title and the time left', () => {
    render(countdownTo({ title: 'Opens in', date: inSeconds(2 * 86_400 + 3_661) }));
    expect(screen.getByRole('timer', { name: 'Opens in' })).toBeTruthy();
    expect(figures()).toEqual(['2', '01', '01', '01']);
  });

  it('COUNTDOWN-02 ticks every second, across the hour', () => {
    render(countdownTo({ title: '', date: inSeconds(3_601) }));
    expect(figures()).toEqual(['0', '01', '00', '01']);
    act(() => void vi.advanceTimersByTime(1_010));
    expect(figures()).toEqual(['0', '01', '00', '00']);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(figures()).toEqual(['0', '00', '59', '59']);
  });

  it.each([
    ['no answer', null],
    ['an unreadable date', { title: 'Opens in', date: 'the day after never' }],
    ['an impossible date', { title: 'Opens in', date: '31/31/2031 99:99:99' }],
  ])('COUNTDOWN-03 is hidden for %s', (_, target) => {
    const { container } = render(countdownTo(target));
    expect(container.innerHTML).toBe('');
  });

  it('COUNTDOWN-04 is hidden for a date in the past', () => {
    const { container } = render(countdownTo({ title: 'Opened', date: '05/03/2024 10:00:00' }));
    expect(container.innerHTML).toBe('');
  });

  it('COUNTDOWN-04 is hidden when it reaches zero', () => {
    const { container } = render(countdownTo({ title: 'Opens in', date: inSeconds(3) }));
    expect(figures()).toEqual(['0', '00', '00', '03']);
    act(() => void vi.advanceTimersByTime(3_010));
    expect(container.innerHTML).toBe('');
  });

  it('COUNTDOWN-05 is right after the device wakes up', () => {
    render(countdownTo({ title: 'Opens in', date: inSeconds(2 * 3_600) }));
    vi.setSystemTime(NOW + 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(figures()).toEqual(['0', '01', '00', '00']);
  });

  it('COUNTDOWN-01 has its box, without figures, in the prerendered HTML', () => {
    const html = renderToString(countdownTo({ title: 'Opens in', date: inSeconds(3_600) }));
    expect(html).toContain('Opens in');
    expect(html.match(/<b class="num"><\/b>/g)).toHaveLength(4);
    expect(html).not.toContain('style=');
  });
});
