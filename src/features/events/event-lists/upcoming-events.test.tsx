import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { Providers } from '../../../app/providers.tsx';
import { createI18n } from '../../../i18n/i18n.ts';
import { UpcomingEvents } from './upcoming-events.tsx';

const games: ListedEvent = {
  id: '101',
  name: 'River Games',
  heading: asUntrustedHtml(''),
  image: 'river.svg',
  imageType: 'image',
  landmark: 'Old Quay',
  address: '1 Lyre Avenue',
  state: 'Goa',
  combinedAddress: 'somewhere else',
  startDate: '05-03-2024',
  endDate: '08-03-2024',
  readMorePath: 'river-games',
  icons: [],
  button: { text: '', url: '' },
  restPageUrl: '',
  newsButton: { isVisible: false, text: '' },
};

const routerOf = (events: readonly Partial<ListedEvent>[]) =>
  createMemoryRouter([
    {
      path: '/',
      element: <UpcomingEvents events={events.map((event) => ({ ...games, ...event }))} pageName="event" />,
    },
    { path: '*', element: <p>another page</p> },
  ]);

const page = (router: ReturnType<typeof createMemoryRouter>) => (
  <Providers queryClient={new QueryClient()} i18n={createI18n()}>
    <RouterProvider router={router} />
  </Providers>
);

function show(...events: Partial<ListedEvent>[]) {
  const router = routerOf(events);
  render(page(router));
  return router;
}

beforeEach(() => {
  // The visit report gets no answer, and pictures are still loading.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the upcoming events', () => {
  it('EVENTS-01 shows image, date, place, name and Read More for every event', () => {
    show({}, { name: 'Hill Games', image: 'hill.svg', id: '102' });
    for (const [name, file] of [
      ['River Games', 'river.svg'],
      ['Hill Games', 'hill.svg'],
    ] as const) {
      const card = screen.getByRole('article', { name });
      expect(card.querySelector('img')?.getAttribute('src')).toBe(
        `/storage/app/public/event-categories-images/${file}`,
      );
      expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe(name);
      within(card).getByText('Old Quay, 1 Lyre Avenue, Goa');
      within(card).getByText('5th–8th March 2024');
      within(card).getByRole('link', { name: /^Read More \S/ });
    }
  });

  it.each([
    ['05-03-2024', '5', 'Mar'],
    ['25-03-2024', '25', 'Mar'],
    ['01-12-2026', '1', 'Dec'],
  ])('EVENTS-02 EVENTS-03 shows %s as %s %s', (startDate, day, month) => {
    show({ startDate });
    expect(screen.getByText(day).tagName).toBe('B');
    screen.getByText(month);
  });

  it('ERR-03 shows no badge for an unreadable date', () => {
    show({ startDate: '31-31-2031' });
    expect(document.body.textContent).not.toMatch(/NaN|Invalid|undefined|31/);
  });

  it('EVENTS-04 shows no place line without a place', () => {
    show({ landmark: '', address: '', state: '' });
    expect(screen.queryByText(/,|somewhere/)).toBeNull();
  });

  it('EVENTS-05 links to the event with its id and name in the history entry', () => {
    const router = show({ readMorePath: 'लोक उत्सव' });
    fireEvent.click(screen.getByRole('link', { name: /^Read More \S/ }));
    expect(router.state.location.pathname).toBe(`/event/${encodeURIComponent('लोक उत्सव')}`);
    expect(router.state.location.state).toEqual({ eventid: '101', eventname: 'River Games' });
  });

  it('EVENTS-06 opens social pages in a new tab', () => {
    show({
      icons: [
        { icon: '/media/icons/facebook.svg', link: 'https://social.example.org/river' },
        { icon: '', link: 'https://www.films.example.org/river' },
      ],
    });
    const bar = within(screen.getByRole('list', { name: 'River Games on social media' }));
    const [first, second] = bar.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('https://social.example.org/river');
    expect(first?.getAttribute('target')).toBe('_blank');
    expect(first?.getAttribute('rel')).toContain('noopener');
    expect(first?.textContent).toContain('Facebook, River Games');
    expect(second?.textContent).toContain('films.example.org, River Games');
  });

  it.each([
    ['none', []],
    ['no safe one', [{ icon: '', link: 'javascript:alert(1)' }]],
  ])('EVENTS-06 shows no bar with %s', (_which, icons) => {
    show({ icons });
    expect(screen.queryByRole('list', { name: /on social media/ })).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it("shows the event's own button, with its address for pages other than home", () => {
    const button = { text: 'Join', url: 'https://enrol.example/home' };
    show({ button, restPageUrl: 'https://enrol.example/rest' });
    expect(linkTo(/^Join/)).toBe('https://enrol.example/rest');
  });

  it('falls back to the general address of the button', () => {
    show({ button: { text: 'Join', url: 'https://enrol.example/home' } });
    expect(linkTo(/^Join/)).toBe('https://enrol.example/home');
  });

  it.each([
    ['text', { text: '', url: 'https://enrol.example/' }],
    ['address', { text: 'Join', url: '' }],
    ['safe address', { text: 'Join', url: 'javascript:alert(1)' }],
  ])('shows no button without %s', (_what, button) => {
    show({ button });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('marks only the event that runs today, and none on the prerendered page, which knows no date', () => {
    vi.useFakeTimers({ now: Date.parse('2024-03-08T10:00:00Z'), toFake: ['Date'] });
    show({}, { id: '102', name: 'Hill Games', startDate: '09-03-2024', endDate: '' });
    const marked = screen.getAllByRole('article').filter((card) => within(card).queryByText(/Today/));
    expect(marked.map((card) => within(card).getByRole('heading').textContent)).toEqual(['River Games']);
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Today’s schedule River Games');
    expect(document.body.textContent, 'nothing need be on at this moment of the day').not.toContain('On now');
    expect(first?.getAttribute('href')).toBe('/event/river-games#schedule');
    expect(renderToString(page(routerOf([games])))).not.toMatch(/On now|Today/);
  });

  it('EVENTS-12 renders nothing, not even a heading, without events', () => {
    show();
    expect(document.body.textContent).toBe('');
  });
});
