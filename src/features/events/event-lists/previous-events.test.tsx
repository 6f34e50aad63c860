import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { Providers } from '../../../app/providers.tsx';
import { reportFailure, reportOnline } from '../../../data/connection/connection.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { PreviousEvents } from './previous-events.tsx';

const FILM = 'https://www.youtube.com/embed/sample?start=3';
const concert: ListedEvent = {
  id: '201',
  name: 'New Year Concert',
  heading: asUntrustedHtml(''),
  image: 'concert.svg',
  imageType: 'image',
  landmark: '',
  address: '',
  state: '',
  combinedAddress: 'Heritage Square, Goa',
  startDate: '31-12-2023',
  endDate: '02-01-2024',
  readMorePath: 'new-year-concert',
  icons: [],
  button: { text: '', url: '' },
  restPageUrl: '',
  newsButton: { isVisible: false, text: '' },
};

function show(...events: Partial<ListedEvent>[]) {
  const list = <PreviousEvents events={events.map((event) => ({ ...concert, ...event }))} />;
  const router = createMemoryRouter([{ path: '*', element: list }]);
  render(
    <Providers queryClient={new QueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

beforeEach(() => {
  // Pictures are still loading, so none is broken.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const frame = () => document.querySelector('iframe');
const note = () => within(screen.getByRole('article')).getByRole('status');
const play = () => fireEvent.click(screen.getByRole('button', { name: /^Play video/ }));

describe('the previous events', () => {
  it('EVENTS-07 shows name, image, place and Read More for an event with an image', () => {
    const router = show({});
    const entry = screen.getByRole('article', { name: 'New Year Concert' });
    expect(entry.querySelector('img')?.getAttribute('src')).toContain('/concert.svg');
    within(entry).getByText('Heritage Square, Goa');
    within(entry).getByText('31st December 2023 – 2nd January 2024');
    fireEvent.click(within(entry).getByRole('link', { name: /^Read More \S/ }));
    expect(router.state.location.pathname).toBe('/event/new-year-concert');
    expect(router.state.location.state).toEqual({ eventid: '201', eventname: 'New Year Concert' });
  });

  it('EVENTS-08 shows a poster and a plain link first, and the iframe after a click', () => {
    show({ imageType: 'youtube', image: FILM });
    expect(frame()).toBeNull();
    expect(screen.getByRole('link', { name: /^Watch on youtube\.com/ }).getAttribute('href')).toBe(FILM);
    play();
    expect(frame()?.getAttribute('src')).toBe(FILM);
    expect(frame()?.getAttribute('title')).toBe('New Year Concert');
    expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(document.activeElement).toBe(frame());
  });

  it('EVENTS-08 leaves only the plain link to a film if the policy would block its host', () => {
    show({ imageType: 'youtube', image: 'https://films.example/player/7' });
    screen.getByRole('link', { name: /^Watch on films\.example/ });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('EVENTS-08 shows nothing if the address of a film must not be framed', () => {
    show({ imageType: 'youtube', image: 'javascript:alert(1)' });
    expect(document.body.textContent).toBe('');
  });

  it('EVENTS-09 shows nothing for any other type, and no gap', () => {
    show({ imageType: 'other' }, { id: '202', name: 'Kept' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('New Year Concert')).toBeNull();
  });

  it('EVENTS-12 renders no heading when nothing is left to show', () => {
    show({ imageType: 'other' });
    expect(document.body.textContent).toBe('');
  });

  describe('offline', () => {
    const reachAgain = () =>
      act(() => {
        reportOnline();
        vi.advanceTimersByTime(1_000);
      });
    afterEach(() => {
      reachAgain();
      vi.useRealTimers();
    });

    it('OFFLINE-16 explains why instead of framing an error page, and plays when back online', () => {
      vi.useFakeTimers();
      show({ imageType: 'youtube', image: FILM });
      act(() => {
        reportFailure('offline');
        vi.advanceTimersByTime(5_000);
      });
      play();
      expect(frame()).toBeNull();
      expect(note().textContent).toContain('another site');
      reachAgain();
      expect(note().textContent).toBe('');
      play();
      expect(frame()?.getAttribute('src')).toBe(FILM);
    });
  });
});
