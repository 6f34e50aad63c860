import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readDevice } from '#core/storage/device.ts';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import type { SaveableItem } from '../../../domain/saved/saveable-item.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { StarButton } from './star-button.tsx';

const item: SaveableItem = {
  ref: { kind: 'event', eventPath: 'athens' },
  details: {
    title: 'Athens Games',
    path: '/event/athens',
    event: '',
    day: '',
    startsAt: '05-03-2097',
    endsAt: '',
    place: '',
  },
};
const persist = vi.fn<() => Promise<boolean>>();

function show() {
  const router = createMemoryRouter([{ path: '*', element: <StarButton item={item} /> }]);
  return render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
const star = () => screen.getByRole('button', { name: 'Save Athens Games' });
const isPressed = () => star().getAttribute('aria-pressed') === 'true';
const keys = async () => (await openDatabase().saved.toCollection().primaryKeys()).join();

const noted = () => JSON.parse(localStorage.getItem('saved-keys') ?? '[]');
/** A time later than every earlier note, even if the tests' notes are ahead of the clock. */
const soon = () => Date.now() + 60_000 * ++notes;
let notes = 0;
const hearFromAnotherTab = (note: readonly (number | string)[]) =>
  act(() => {
    const newValue = JSON.stringify(note);
    localStorage.setItem('saved-keys', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'saved-keys', newValue }));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  persist.mockReset().mockResolvedValue(false);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'storage');
  vi.restoreAllMocks();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await openDatabase().delete();
  closeDatabase();
});

describe('a star', () => {
  it('asks the browser once for persistent storage, and stores its answer', async () => {
    show();
    fireEvent.click(star());
    await waitFor(async () => expect(await readDevice('persistence', 'unasked')).toBe('refused'));
    for (const count of ['', 'event:athens']) {
      fireEvent.click(star());
      await waitFor(async () => expect(await keys()).toBe(count));
    }
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('saves its item, and removes it again', async () => {
    show();
    expect(isPressed()).toBe(false);
    fireEvent.click(star());
    expect(isPressed()).toBe(true);
    await waitFor(async () => expect(await keys()).toBe('event:athens'));
    fireEvent.click(star());
    expect(isPressed()).toBe(false);
    await waitFor(async () => expect(await keys()).toBe(''));
  });

  it('is set after a page load, without the database, and follows other tabs', () => {
    show();
    hearFromAnotherTab([soon(), 'event:athens']);
    expect(isPressed()).toBe(true);
  });

  it('keeps the latest note of all tabs, whichever arrives last', () => {
    show();
    const at = soon();
    hearFromAnotherTab([at, 'event:athens']);
    hearFromAnotherTab([at - 5]);
    expect(isPressed()).toBe(true);
    expect(noted()).toEqual([at, 'event:athens']);
  });

  it('is empty once another tab clears everything', () => {
    show();
    hearFromAnotherTab([soon(), 'event:athens']);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(isPressed()).toBe(false);
    expect(noted()).toEqual([]);
  });

  it('ST8 restores stars that the browser has lost, from the list', async () => {
    const details = null;
    const ref = { kind: 'event', eventPath: 'delphi' } as const;
    await openDatabase().saved.put({ key: 'event:delphi', ref, details, savedAt: 1 });
    show();
    fireEvent.click(star());
    await waitFor(() => expect(noted().slice(1).sort()).toEqual(['event:athens', 'event:delphi']));
  });

  it('is reverted, with a message, if the device cannot store it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(openDatabase().saved, 'bulkPut').mockRejectedValue(new Error('broken'));
    show();
    fireEvent.click(star());
    await screen.findByText(/can’t save anything right now/);
    expect(isPressed()).toBe(false);
  });
});
