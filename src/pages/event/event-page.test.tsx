import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { EventPage } from './event-page.tsx';

const EVENT = {
  eventid: 7,
  eventname: 'Spring games',
  eventstartdate: '05-03-2024',
  eventenddate: '08-03-2024',
  address: 'Odeon',
  location: 'Delhi',
};

/** Returns the description of the page of an event, as previews show it. */
async function describedAs(texts: object) {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('eventdetail') ? [{ ...EVENT, ...texts }] : []),
  );
  const router = createMemoryRouter([{ path: '/event/:eventpath', element: <EventPage /> }], {
    initialEntries: ['/event/spring'],
  });
  render(
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Spring games' });
  const contentOf = (meta: string) => document.querySelector(`meta[${meta}]`)?.getAttribute('content');
  // Search engines get that of all events (SEO-02).
  expect(contentOf('name=description')).toMatch(/^A cultural games movement/);
  return contentOf('property="og:description"');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what an event says of itself to previews', () => {
  it('DATA-10 is the beginning of its own text', async () => {
    expect(await describedAs({ introduction2: '<p>Drums &amp; <b>lyres</b>.</p>' })).toBe('Drums & lyres.');
  });

  it('DATA-10 is when and where it is, without a text', async () => {
    expect(await describedAs({ introduction1: '<p> </p>' })).toBe('5th–8th March 2024, Odeon, Delhi');
  });
});
