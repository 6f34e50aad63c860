import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubShareSheet } from '../../../tests/support/share-sheet.ts';
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

async function open(texts: object, schedule: readonly object[] = []) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('eventdetail')) return Response.json([{ ...EVENT, ...texts }]);
    return Response.json(address.includes('GameSchedule') ? schedule : []);
  });
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
}

/** Returns the description of the page of an event, as previews show it. */
async function describedAs(texts: object) {
  await open(texts);
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

describe('the menu of a session on the page of its event', () => {
  it('SHARE-01 CAL-09 shares this session by its own address', async () => {
    const share = stubShareSheet();
    const heat = { For: 'Heat', From: '06/03/2097 10:00:00', To: '06/03/2097 11:00:00', Address: 'Odeon' };
    await open({ eventstartdate: '05-03-2097', eventenddate: '08-03-2097' }, [
      { game: 'Drama', schedule: [heat] },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'More: Drama: Heat' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Drama: Heat' }));
    fireEvent.click(await menu.findByRole('button', { name: 'Share Drama: Heat' }));
    expect(share).toHaveBeenCalledOnce();
    const shared = share.mock.calls[0]?.[0];
    expect(shared?.title).toBe('Drama: Heat');
    const { origin, pathname, search, hash } = new URL(shared?.url ?? '');
    expect(origin + pathname + hash).toBe(`${location.origin}/event/spring#schedule`);
    expect(search).toMatch(/^\?entry=[\da-z]{13}$/);
  });
});
