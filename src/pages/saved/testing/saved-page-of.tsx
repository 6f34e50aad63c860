import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { schedule } from '#core/contract/entities/schedule.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import type { SavedRow } from '#core/storage/rows.ts';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { saveableEntries } from '../../../domain/saved/saveable-entry.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { SavedPage } from '../saved-page.tsx';

/* The page of saved items over an API that each test decides about. */

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const EVENT = {
  eventaid: '1',
  eventname: 'Athens Games',
  readmoreurl: 'athens',
  startdate: '05-03-2097',
  enddate: '07-03-2097',
};
const NEWS = [{ title: 'A new trail', description: '<p>Up the hill.</p>', file: '' }];
/** An entry of a schedule as the API gives it. */
export const entry = (For: string, From: string, To: string) => ({
  For,
  From,
  To,
  Address: 'Odeon',
  Latlong: '',
});
/** The schedule of the event, with two entries that clash. */
export const SCHEDULE = [
  {
    game: 'Kithara',
    schedule: [entry('Final', '05/03/2097 18:00:00', '05/03/2097 20:00:00')],
  },
  {
    game: 'Drama',
    schedule: [entry('Chorus', '05/03/2097 19:00:00', '05/03/2097 21:00:00')],
  },
];

/** What the API gives: change it in a test, every test begins with `SCHEDULE` online. */
export const api = { isOnline: true, programme: SCHEDULE as unknown };

/** Sets up and clears away what each test needs. Call it once at the head of a test file. */
export function savedPageUnderTest(): void {
  beforeEach(() => {
    api.isOnline = true;
    api.programme = SCHEDULE;
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (String(address).endsWith('/seo.json')) return json({});
      if (!api.isOnline) throw new TypeError('Failed to fetch');
      if (String(address).endsWith('/api/news')) return json({ data: NEWS });
      if (String(address).endsWith('/api/GameSchedule')) return json(api.programme);
      return json(new Headers(init.headers).get('eventtype') === 'upcoming' ? [EVENT] : []);
    });
  });
  afterEach(async () => {
    cleanup();
    localStorage.clear();
    await openDatabase().delete();
    closeDatabase();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** The event as a saved item of which nothing else has been received. */
export const event: SavedRow = {
  key: 'event:athens',
  ref: { kind: 'event', eventPath: 'athens' },
  details: null,
  savedAt: 1,
};

/** An entry as a saved item. */
export const saved = (title: string, startsAt: string, endsAt: string, place = ''): SavedRow => ({
  key: `entry:athens:${title.toLowerCase()}`,
  ref: { kind: 'entry', eventPath: 'athens', id: title.toLowerCase() },
  details: {
    title,
    path: '/event/athens#schedule',
    event: 'Athens Games',
    day: '',
    startsAt,
    endsAt,
    place,
  },
  savedAt: 2,
});

/** The entries of a schedule as the API gives it, as they can be saved. */
export const entriesOf = (answer: unknown) =>
  saveableEntries(
    'athens',
    '',
    schedule.read(answer, () => undefined),
  );

/** Opens the page under an address. */
export function open(at = '/saved') {
  const router = createMemoryRouter(
    [
      { path: '/saved', element: <SavedPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const page = render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, page };
}

/** The words of every line in a region. */
export const lines = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
