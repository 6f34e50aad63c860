import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventList, type ListedEvent } from '#core/contract/entities/event-list.ts';
import { putAllInSight } from '../../../../tests/support/unit/always-in-sight.ts';
import { Providers } from '../../../app/providers.tsx';
import { createI18n } from '../../../i18n/i18n.ts';
import { EventsPanel } from './events-panel.tsx';

const named = (eventname: string, more: object = {}) =>
  eventList.read(
    [{ eventaid: eventname.length, eventname, readmoreurl: 'games', ...more }],
    () => {},
  )[0] as ListedEvent;

function show(...events: ListedEvent[]) {
  const panelOf = (given: ListedEvent[]) => (
    <EventsPanel
      events={given.map((event) => ({ event, dates: null, place: 'Old Quay, Goa', picture: null }))}
      trackingString="?t=1"
      news={(eventId, onClose) => (
        <button type="button" onClick={onClose}>
          News of {eventId}
        </button>
      )}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: <Late /> }]);
  let update: (later: ListedEvent[]) => void = () => undefined;
  function Late() {
    const [given, setGiven] = useState(events);
    update = setGiven;
    return panelOf(given);
  }
  render(
    <Providers queryClient={new QueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, update: (...later: ListedEvent[]) => act(() => update(later)) };
}

/** Events that are not inert. */
const inSight = () => screen.getAllByRole('article').filter((entry) => entry.closest('[inert]') === null);
const shown = () => within(inSight()[0] as HTMLElement);
const name = () => shown().getByRole('heading').textContent;
const arrow = (to: 'Previous' | 'Next') => screen.getByRole('button', { name: `${to} event` });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  putAllInSight();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the events panel', () => {
  it('HOME-16 also rotates if the events arrive later than the page', () => {
    const { update } = show();
    expect(screen.queryByRole('region')).toBeNull();
    update(named('First'), named('Second'));
    expect(name()).toBe('First');
    wait(5_000);
    expect(name()).toBe('Second');
  });

  it('marks only the event that runs today', () => {
    vi.setSystemTime(Date.parse('2026-10-12T10:00:00Z'));
    show(
      named('First', { startdate: '10-10-2026', enddate: '12-10-2026' }),
      named('Second', { startdate: '13-10-2026' }),
    );
    expect(
      shown()
        .getByText(/^Today’s schedule/)
        .closest('article')?.textContent,
    ).toContain('First');
    expect(shown().getAllByRole('link')[0]?.textContent).toBe('Today’s schedule First');
    fireEvent.click(arrow('Next'));
    expect(name()).toBe('Second');
    expect(shown().queryByText(/Today/)).toBeNull();
  });

  it('HOME-14 shows one event at a time', () => {
    show(named('First'), named('Second'));
    expect(inSight()).toHaveLength(1);
    expect(name()).toBe('First');
  });

  it('HOME-15 has an end on each side, where its arrow does nothing', () => {
    show(named('First'), named('Second'));
    expect(arrow('Previous').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(arrow('Previous'));
    expect(name()).toBe('First');
    fireEvent.click(arrow('Next'));
    expect(name()).toBe('Second');
    expect(arrow('Next').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(arrow('Next'));
    expect(name()).toBe('Second');
  });

  it('HOME-15 has both ends at once with a single event', () => {
    show(named('Only'));
    for (const to of ['Previous', 'Next'] as const)
      expect(arrow(to).getAttribute('aria-disabled')).toBe('true');
  });

  it('HOME-16 rotates every 5 seconds and wraps around, without an announcement', () => {
    show(named('First'), named('Second'), named('Third one'));
    const seen = [0, 1, 2].map(() => {
      wait(4999);
      const before = name();
      wait(1);
      return `${before} → ${name()}`;
    });
    expect(seen).toEqual(['First → Second', 'Second → Third one', 'Third one → First']);
    expect(screen.getAllByRole('status').every((note) => note.textContent === '')).toBe(true);
  });

  it('HOME-16 pauses under the pointer, on picture and text, and continues below the arrows', () => {
    show(named('First'), named('Second'));
    const picture = document.querySelector('picture, img') as Element;
    for (const block of [picture, inSight()[0] as Element]) {
      fireEvent.pointerOver(block, { pointerType: 'mouse' });
      wait(20_000);
      expect(name()).toBe('First');
    }
    fireEvent.pointerOver(arrow('Next'), { pointerType: 'mouse' });
    wait(5000);
    expect(name()).toBe('Second');
  });

  it('announces its position after the visitor’s own step, and stays stopped until its switch is used again', () => {
    show(named('First'), named('Second'));
    fireEvent.click(arrow('Next'));
    screen.getByText('Second, 2 of 2');
    fireEvent.click(screen.getByRole('button', { name: 'Pause all motion' }));
    wait(20_000);
    expect(name()).toBe('Second');
    fireEvent.click(screen.getByRole('button', { name: 'Resume all motion' }));
    wait(5000);
    expect(name()).toBe('First');
  });

  it('HOME-17 Read More passes the event to its page', () => {
    const { router } = show(named('First', { eventaid: 4711 }));
    fireEvent.click(shown().getByRole('link', { name: /^Read More \S/ }));
    expect(router.state.location.pathname).toBe('/event/games');
    expect(router.state.location.state).toEqual({ eventid: '4711', eventname: 'First' });
  });

  it.each([
    ['1', true],
    [1, true],
    ['0', false],
    ['', false],
    [null, false],
  ])('HOME-18 with buttonvisiblenews %j the news button is shown: %j', (buttonvisiblenews, isThere) => {
    show(named('First', { buttonvisiblenews, buttonnewstext: 'Watch the day' }));
    expect(shown().queryByRole('button', { name: 'Watch the day' }) !== null).toBe(isThere);
  });

  it('HOME-19 shows its own button only with text and address, with the tracking string', () => {
    const buttonurl = 'https://enrol.example/a';
    show(named('First', { buttontext: 'Join', buttonurl }));
    expect(shown().getByRole('link', { name: 'Join' }).getAttribute('href')).toBe(`${buttonurl}?t=1`);
  });

  it.each([{ buttontext: 'Join' }, { buttonurl: 'https://enrol.example/a' }])(
    'HOME-19 shows none with %j',
    (half) => {
      show(named('First', half));
      expect(shown().getAllByRole('link')).toHaveLength(1);
    },
  );

  it('HOME-20 the news button opens the news of the current event, which stays until they are closed', () => {
    const news = { buttonvisiblenews: '1', buttonnewstext: 'Watch' };
    show(named('First', { ...news, eventaid: 101 }), named('Second', { ...news, eventaid: 102 }));
    fireEvent.click(shown().getByRole('button', { name: 'Watch' }));
    expect(shown().getByRole('button', { name: 'Watch' }).getAttribute('aria-expanded')).toBe('true');
    wait(30_000);
    expect(name()).toBe('First');
    fireEvent.click(screen.getByText('News of 101'));
    expect(screen.queryByText('News of 101')).toBeNull();
    wait(5000);
    expect(name()).toBe('Second');
  });

  it('HOME-20 the news disappear with their event', () => {
    show(named('First', { buttonvisiblenews: '1', eventaid: 101 }), named('Second'));
    fireEvent.click(shown().getByRole('button', { name: 'News videos' }));
    fireEvent.click(arrow('Next'));
    expect(screen.queryByText('News of 101')).toBeNull();
  });
});
