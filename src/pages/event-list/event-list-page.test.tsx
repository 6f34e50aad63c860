import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previousEvents } from '../../../server/sample/previous-events.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { EventListPage } from './event-list-page.tsx';

type Kind = 'upcoming' | 'previous';
/** The answer for one list: its entries, a status, or nothing at all. */
type Outcome = 'list' | 'empty' | number | 'no network';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let asked: string[] = [];

function answerWith(outcomes: Record<Kind, Outcome>) {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(address).endsWith('/seo.json')) return json({ default: { title: 'Site' } });
    const kind = new Headers(init?.headers).get('eventtype') as Kind | null;
    // The prerendered page of this address, which would stand in after a failure: there is none.
    if (new Headers(init?.headers).get('accept') === 'text/html') return json({}, 404);
    if (kind === null) return new Promise<Response>(() => {});
    asked.push(kind);
    const outcome = outcomes[kind];
    if (outcome === 'no network') throw new TypeError('Failed to fetch');
    if (typeof outcome === 'number') return json({}, outcome);
    return json({ data: outcome === 'empty' ? [] : previousEvents({ edge: false }) });
  });
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <EventListPage /> }]);
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => {
  asked = [];
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the events page', () => {
  it('ROUTE-02 EVENTS-11 asks for the upcoming list, then for the previous one, once each', async () => {
    answerWith({ upcoming: 'list', previous: 'list' });
    open();
    await heading('Upcoming events');
    await heading('Previous events');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Events');
    expect(asked).toEqual(['upcoming', 'previous']);
  });

  it.each([500, 404, 'no network'] as const)(
    'EVENTS-12 keeps the previous list when the other ends in %s, and says so',
    async (outcome) => {
      expectConsole(/^eventList: /);
      answerWith({ upcoming: outcome, previous: 'list' });
      open();
      await heading('Previous events');
      await screen.findByText(/^Upcoming events aren’t saved on this device/);
      expect(screen.queryByRole('heading', { name: 'Upcoming events' })).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each([500, 'no network'] as const)(
    'EVENTS-12 keeps the upcoming list when the other ends in %s, and says so',
    async (outcome) => {
      expectConsole(/^eventList: /);
      answerWith({ upcoming: 'list', previous: outcome });
      open();
      await heading('Upcoming events');
      await screen.findByText(/^Previous events aren’t saved on this device/);
      expect(screen.queryByRole('heading', { name: 'Previous events' })).toBeNull();
    },
  );

  it('EVENTS-12 ERR-01 says that the events are missing, with a way out, when both lists fail', async () => {
    expectConsole(/^eventList: /);
    answerWith({ upcoming: 500, previous: 500 });
    open();
    await heading('Events aren’t saved on this device');
    expect(screen.getByText(/Our server has a problem right now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['empty', 'list'] as const)(
    'EVENTS-12 says that nothing is announced yet, with a link to continue, next to a full previous list: %s',
    async (previous) => {
      answerWith({ upcoming: 'empty', previous });
      open();
      await heading('No upcoming events yet');
      expect(screen.getByRole('link', { name: 'Read the news' }).getAttribute('href')).toBe('/news');
    },
  );

  it('OFFLINE-08 says that nothing is saved if no network delivers either list', async () => {
    expectConsole(/^eventList: /);
    answerWith({ upcoming: 'no network', previous: 'no network' });
    open();
    await heading('Events aren’t saved on this device');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });
});
