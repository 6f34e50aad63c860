import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { readMessage } from '#core/outbox/outbox-view.ts';
import { storeMessage } from '#core/outbox/store-message.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { putDraft } from '#core/storage/drafts.ts';
import { listSaved, putSaved } from '#core/storage/saved-items.ts';
import { starred } from '../../data/saved/saved-items.ts';
import { changeKiosk, kioskSettings, leaveKiosk } from '../settings/kiosk.ts';
import { hashPin } from '../settings/kiosk-pin.ts';
import { noteVisit } from '../visit/kiosk-visit.ts';
import { startKiosk } from './start-kiosk.ts';

const leave = vi.fn();
const isElsewhere = vi.hoisted(() => ({ now: false }));
vi.mock('../visit/kiosk-visit.ts', async (original) => ({
  ...(await original<typeof import('../visit/kiosk-visit.ts')>()),
  isVisitElsewhere: async () => isElsewhere.now,
}));

const star = (eventPath: string) => putSaved([starred({ kind: 'event', eventPath }, null)]);
async function stars(): Promise<readonly string[]> {
  const found = await listSaved();
  return found.kind === 'done' ? found.value.map(({ key }) => key) : [];
}
async function open(address: string) {
  history.replaceState(null, '', address);
  await startKiosk();
}

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(leave);
  leave.mockReset();
  isElsewhere.now = false;
});
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.className = '';
  history.replaceState(null, '', '/');
  await openDatabase().delete();
  closeDatabase();
});

describe('a device that becomes a kiosk by its address', () => {
  it('K1 shows nobody what its owner stored, and restores all of it, however often it was opened', async () => {
    await star('owners');
    await putDraft('contact', { message: 'half a letter' });
    localStorage.setItem('language', 'el');
    await storeMessage('contactMessage', contactPayload('secret'), 'a');
    await open('/kiosk');
    expect([await stars(), localStorage.getItem('language')]).toEqual([[], null]);
    expect(JSON.stringify(await readMessage('a'))).not.toContain('secret');
    await star('of a visitor');
    await open('/kiosk?event=athens');
    await open('/kiosk');
    expect(await stars()).toEqual([]);

    await leaveKiosk();
    expect([await stars(), localStorage.getItem('language')]).toEqual([['event:owners'], 'el']);
    expect(await openDatabase().drafts.get('contact')).toMatchObject({
      entries: { message: 'half a letter' },
    });
    expect(await readMessage('a')).toEqual(contactPayload('secret'));
    expect(await openDatabase().device.get('before-kiosk')).toBeUndefined();
  });

  it('K1 discards the earlier data once a PIN makes it a kiosk for good', async () => {
    await star('owners');
    await open('/kiosk');
    await changeKiosk({ pin: await hashPin('2468', 10) });
    expect(await openDatabase().device.get('before-kiosk')).toBeUndefined();
    await leaveKiosk();
    expect(await stars()).toEqual([]);
  });

  it('K1 is a kiosk for good from the first load if its address brings a PIN', async () => {
    await star('owners');
    void open('/kiosk?event=athens#pin=2468');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/kiosk?event=athens'));
    expect([await stars(), location.hash]).toEqual([[], '']);
    expect(kioskSettings()).toMatchObject({ eventPath: 'athens', pin: { rounds: expect.any(Number) } });
    expect(await openDatabase().device.get('before-kiosk')).toBeUndefined();
  });
});

it('a PIN added to the address of an open page is taken too', async () => {
  const load = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await open('/kiosk');
  history.replaceState(null, '', '/kiosk#top');
  dispatchEvent(new Event('hashchange'));
  expect(load).not.toHaveBeenCalled();
  history.replaceState(null, '', '/kiosk#pin=2468');
  dispatchEvent(new Event('hashchange'));
  expect(load).toHaveBeenCalled();
});

describe('a page of a kiosk', () => {
  beforeEach(() => open('/kiosk'));

  it('K1 continues a running visit, and wipes one that is over', async () => {
    await star('athens');
    noteVisit();
    await open('/saved');
    expect(await stars()).toEqual(['event:athens']);
    localStorage.setItem('kiosk-visit', String(Date.now() - 600_000));
    await open('/saved');
    expect(await stars()).toEqual([]);
  });

  it('K1 wipes everything at the start page, but not what is in use in another window', async () => {
    await star('athens');
    noteVisit();
    isElsewhere.now = true;
    await open('/kiosk');
    expect(await stars()).toEqual(['event:athens']);
    isElsewhere.now = false;
    await open('/kiosk');
    expect(await stars()).toEqual([]);
  });

  it('is not set up by the address of another page', async () => {
    await open('/search?event=athens');
    expect(kioskSettings().eventPath).toBeNull();
  });
});
