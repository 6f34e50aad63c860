import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { storeMessage } from '#core/outbox/store-message.ts';
import { saveAnswer } from '#core/storage/answers.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';
import { putDraft } from '#core/storage/drafts.ts';
import { putSaved } from '#core/storage/saved-items.ts';
import { starred } from '../../data/saved/saved-items.ts';
import { wipeVisit } from './wipe-visit.ts';

const KIOSK = { eventPath: 'athens', idleAfterMs: 60_000, allowsGuests: false, pin: null };
const PLANTED = 'planted by a stranger';

afterEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

/** Everything a page of this site can read without a key. */
async function readable(): Promise<string> {
  const rows = await Promise.all(openDatabase().tables.map((table) => table.toArray()));
  return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }]);
}

describe('the end of a visit', () => {
  it('KIOSK-04 Q-67 leaves nothing of the stranger that anybody could read', async () => {
    await writeDevice('kiosk', KIOSK);
    for (const key of ['language', 'theme', 'cookieConsent', 'saved-keys', 'saved-unstored:a', 'unknown']) {
      localStorage.setItem(key, PLANTED);
    }
    for (const key of ['popupClose', 'session', 'scroll']) sessionStorage.setItem(key, PLANTED);
    await putDraft('contact', { message: PLANTED });
    await putSaved([starred({ kind: 'event', eventPath: PLANTED }, null)]);
    expect(await storeMessage('contactMessage', contactPayload(PLANTED), 'a')).toBe('kept');
    expect(await readable()).toContain(PLANTED);

    expect(await wipeVisit()).toBe(true);
    expect(await readable()).not.toContain(PLANTED);
  });

  it('KIOSK-04 deletes the list of the pages that stood in for the API, and reports it if that fails', async () => {
    const kept = new Set(['page-data', 'pack-pictures']);
    vi.stubGlobal('caches', { delete: async (name: string) => kept.delete(name) });
    expect(await wipeVisit()).toBe(true);
    expect([...kept]).toEqual(['pack-pictures']);
    vi.stubGlobal('caches', { delete: () => Promise.reject(new Error('broken')) });
    expect(await wipeVisit()).toBe(false);
    vi.unstubAllGlobals();
  });

  it('keeps the tablet’s settings, its content and its unsent messages', async () => {
    await writeDevice('kiosk', KIOSK);
    localStorage.setItem('kiosk', 'on');
    await saveAnswer({ key: 'k', endpoint: 'news', body: '[]', etag: null, at: 1 });
    await storeMessage('contactMessage', contactPayload(PLANTED), 'a');

    await wipeVisit();
    expect(localStorage.getItem('kiosk')).toBe('on');
    expect(await readDevice('kiosk', null)).toEqual(KIOSK);
    expect(await openDatabase().answers.count()).toBe(1);
    expect(await openDatabase().outbox.count()).toBe(1);
  });
});
