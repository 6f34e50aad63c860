import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventList } from '#core/contract/entities/event-list.ts';
import { useKioskEvent } from './use-kiosk-event.ts';

const events = eventList.read(
  [
    { eventname: 'On', startdate: '22-11-2026', enddate: '25-11-2026', readmoreurl: 'on' },
    { eventname: 'Next', startdate: '01-01-2027', enddate: '02-01-2027', readmoreurl: 'next' },
  ],
  () => {},
);
vi.mock('../../features/events/leading-events/use-upcoming-events.ts', () => ({
  useUpcomingEvents: () => ({ events, at: 0 }),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** @param time at the events, which are five and a half hours ahead of Greenwich */
function shownAt(time: string) {
  vi.setSystemTime(`${time}+05:30`);
  const client = new QueryClient();
  return renderHook(useKioskEvent, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result.current?.name;
}

it('the last night of an event belongs to its last evening: the board does not change under those still there', () => {
  expect(shownAt('2026-11-25T23:55:00')).toBe('On');
  expect(shownAt('2026-11-26T00:20:00')).toBe('On');
  expect(shownAt('2026-11-26T05:10:00')).toBe('Next');
});
