import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { PrintPage } from './print-page.tsx';

const SCHEDULE = [
  {
    game: 'Kithara',
    schedule: [{ For: 'Final', From: '05/03/2097 18:00:00', To: '', Address: 'Odeon', Latlong: '' }],
  },
];

/** Opens the sheets of an event that the API answers so. */
function openWith(event: unknown, schedule: unknown = []) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (String(address).endsWith('/seo.json')) return Response.json({});
    return Response.json(String(address).includes('GameSchedule') ? schedule : event);
  });
  const router = createMemoryRouter([{ path: '/print/:eventpath', element: <PrintPage /> }], {
    initialEntries: ['/print/spring'],
  });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the sheets of an event', () => {
  it('PRINT-10 that does not exist are not offered: the page says what that of the event says', async () => {
    openWith([]);
    await screen.findByRole('heading', { level: 1, name: 'We can’t find this event' });
    expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/event');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(document.querySelector('meta[name=robots]')).not.toBeNull();
  });

  it('PRINT-10 that exists are', async () => {
    openWith([{ eventid: 7, eventname: 'Spring games' }], SCHEDULE);
    await screen.findByRole('link', { name: 'Spring games' });
    await screen.findByRole('button', { name: 'Print' });
  });
});
