import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { writeDevice } from '#core/storage/device.ts';
import { putSaved } from '#core/storage/saved-items.ts';
import { starred } from '../saved/saved-items.ts';
import { keepInStep } from './keep-in-step.ts';
import { fakePush } from './testing/fake-push.ts';

const star = (id: string) => starred({ kind: 'entry', eventPath: 'athens', id }, null);
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

it('NOTICES-04 stars pressed in a row are told once, and at once when the page is left', async () => {
  const { browser, server } = fakePush();
  browser.permission = 'granted';
  localStorage.setItem('notices', 'on');
  await writeDevice('notices', { isOn: true, saved: ['soon'], news: [], words: null, told: null });
  const told = () => server.calls.flatMap(({ method, body }) => (method === 'PUT' ? [entriesIn(body)] : []));
  keepInStep();
  for (const id of ['a', 'b', 'c']) await putSaved([star(id)]);
  await vi.waitFor(() => expect(told()).toEqual([['a', 'b', 'c']]), { timeout: 10_000 });
  await putSaved([star('d')]);
  // The database tells of it a moment later.
  await vi.waitFor(() => {
    hide(true);
    expect(told()).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd'],
    ]);
  }, 1_000);
});

const entriesIn = (body: unknown) =>
  (body as { readonly events: readonly { readonly entries: readonly string[] }[] }).events[0]?.entries;
