import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../connection/server-clock.ts';
import { useNow } from './use-now.ts';

const DAY_MS = 86_400_000;

function Clock() {
  const now = useNow(20_000);
  return <p>{now === null ? 'none' : new Date(now).toISOString().slice(0, 10)}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  noteServerTime(Date.now());
  vi.useRealTimers();
});

it('shows the right day as soon as the server’s time shows that the device is a day off', () => {
  render(<Clock />);
  expect(screen.getByText('2026-11-22')).toBeTruthy();
  act(() => noteServerTime(Date.now() - DAY_MS));
  expect(screen.getByText('2026-11-21')).toBeTruthy();
});
