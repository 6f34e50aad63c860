import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#core/storage/database.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { changeKiosk, kioskSettings, leaveKiosk, openKiosk } from './kiosk.ts';
import { tryPin } from './kiosk-pin.ts';

const NOTHING_WISHED = { eventPath: null, pin: null };

beforeEach(async () => {
  localStorage.clear();
  document.documentElement.className = '';
  await writeDevice('kiosk', null);
});

it('a device becomes a kiosk at once, and is still one on the next page', async () => {
  await openKiosk({ eventPath: 'spring', pin: null });
  expect(localStorage.getItem('kiosk')).not.toBeNull();
  expect(await readDevice('kiosk', null)).toMatchObject({
    eventPath: 'spring',
    allowsGuests: false,
    pin: null,
  });
  await openKiosk(NOTHING_WISHED);
  expect(kioskSettings().eventPath).toBe('spring');
});

it('a PIN from the address is taken once, stretched, and never replaces a chosen one', async () => {
  await openKiosk({ eventPath: null, pin: '1357' });
  const { pin } = kioskSettings();
  if (pin === null) throw new Error('no PIN was chosen');
  expect(JSON.stringify(pin)).not.toContain('1357');
  expect(await tryPin('1357', pin)).toEqual({ kind: 'right' });
  await openKiosk({ eventPath: null, pin: '2468' });
  expect([...(kioskSettings().pin?.hash ?? [])]).toEqual([...pin.hash]);
});

it.each(['123', '1234567890123', 'abcd', ''])('"%s" is no PIN and is not taken as one', async (pin) => {
  await openKiosk({ eventPath: null, pin });
  expect(kioskSettings().pin).toBeNull();
});

it('overwrites no settings that it could not read', async () => {
  expectConsole(/cannot save or read right now/);
  await openKiosk({ eventPath: 'spring', pin: null });
  const reading = vi.spyOn(openDatabase().device, 'get').mockRejectedValue(new Error('not now'));
  await openKiosk({ eventPath: null, pin: '1357' });
  await changeKiosk({ eventPath: 'autumn' });
  reading.mockRestore();
  expect(kioskSettings().eventPath, 'for this page').toBe('autumn');
  expect(await readDevice('kiosk', null)).toMatchObject({ eventPath: 'spring', pin: null });
});

it('allows third-party embeds only if the operator wants them', async () => {
  await openKiosk(NOTHING_WISHED);
  expect(document.documentElement.classList.contains('allows-embeds')).toBe(false);
  await changeKiosk({ allowsGuests: true });
  expect(document.documentElement.classList.contains('allows-embeds')).toBe(true);
});

it('is an ordinary device again once the kiosk is left', async () => {
  await openKiosk({ eventPath: 'spring', pin: null });
  await leaveKiosk();
  expect(localStorage.getItem('kiosk')).toBeNull();
  expect(await readDevice('kiosk', null)).toBeNull();
});
