import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAnswer } from '#core/storage/answers.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { putItem } from '#core/storage/outbox-items.ts';
import { beginPack, commitPack, stageAnswer } from '#core/storage/packs.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { DevicePage } from './device-page.tsx';

const AT = Date.UTC(2031, 3, 5, 10, 42);
const answer = { key: 'a', endpoint: 'eventDetail', body: '[]', etag: null, at: AT };

function open() {
  const router = createMemoryRouter([{ path: '*', element: <DevicePage /> }], {
    initialEntries: ['/device'],
  });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const valueBeside = async (name: string) =>
  (await part('Everything else').findByText(name)).parentElement?.querySelector('dd')?.textContent;

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await beginPack({ name: 'event:delphi', title: 'Delphi Games', withPictures: false });
  await stageAnswer('event:delphi', answer);
  await commitPack('event:delphi', { answers: ['a'], pictures: [], pictureBytes: 0, missingPictures: 0 });
  await saveAnswer({ ...answer, key: 'b' });
  await putItem({ id: 'one', command: 'contactMessage', payload: {}, attendedUntil: 0 });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

describe('the page of what this device stores', () => {
  it('lists packs with size and age, counts the rest, and is not for search engines', async () => {
    open();
    const packs = part('Downloads');
    expect((await packs.findByRole('link', { name: 'Delphi Games' })).getAttribute('href')).toBe(
      '/event/delphi',
    );
    expect(packs.getByText(/^Downloaded: 1 item, 1 kB, as of .*2031/)).toBeTruthy();
    expect(await valueBeside('Events, news and event lists')).toBe('2 items, 1 kB');
    expect(await valueBeside('Messages waiting to send')).toBe('1');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('deletes, after a question, everything that can be fetched again, and never a message', async () => {
    open();
    const rest = part('Everything else');
    const remove = await rest.findByRole('button', {
      name: 'Clear downloads',
    });
    fireEvent.click(remove);
    expect(
      rest
        .getByText('Offline, these pages will be empty until they’re downloaded again. Clear all downloads?')
        .closest('[role=status]'),
    ).not.toBeNull();
    const keep = rest.getByRole('button', { name: 'No, keep them' });
    keep.focus();
    fireEvent.click(keep);
    expect(document.activeElement).toBe(remove);
    fireEvent.click(remove);
    fireEvent.click(rest.getByRole('button', { name: 'Yes, clear' }));
    expect(document.activeElement).toBe(remove);
    expect(await rest.findByText('Cleared.')).toBeTruthy();
    await waitFor(async () =>
      expect(await valueBeside('Events, news and event lists')).toBe('0 items, 0 kB'),
    );
    expect(await valueBeside('Messages waiting to send')).toBe('1');
    expect(await part('Downloads').findByText(/No downloads yet/)).toBeTruthy();
  });

  it('remembers the choice to fetch nothing ahead', async () => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: 'Off' }));
    expect(localStorage.getItem('fetchAhead')).toBe('off');
  });
});
