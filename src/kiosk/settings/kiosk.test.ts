import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_NOTICES } from '#core/notices/device-notices.ts';
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

it.each([null, '1357'])('NOTICES-01 ends the owner’s notices, with the PIN %s', async (pin) => {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    calls.push([method, body]);
    return new Response(null, { status: 204 });
  });
  expectConsole(/subscription could not be ended/);
  localStorage.setItem('notices', 'on');
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, events: [] };
  await writeDevice('notices', { ...NO_NOTICES, isOn: true, told: { subscription, at: 1 } });
  await openKiosk({ eventPath: null, pin });
  expect(calls).toEqual([['DELETE', '{"endpoint":"https://push.example/1"}']]);
  expect(await readDevice('notices', NO_NOTICES)).toMatchObject({ isOn: false, told: null });
  vi.unstubAllGlobals();
});

it('NOTICES-01 ends the owner’s notices on a full device as well', async () => {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    calls.push([method, body]);
    return new Response(null, { status: 204 });
  });
  expectConsole(/subscription could not be ended/);
  localStorage.setItem('notices', 'on');
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, events: [] };
  await writeDevice('notices', { ...NO_NOTICES, isOn: true, told: { subscription, at: 1 } });
  const full = Object.assign(new Error('No room.'), { name: 'QuotaExceededError' });
  const storing = vi.spyOn(openDatabase().device, 'put').mockRejectedValue(full);
  await openKiosk(NOTHING_WISHED);
  expect(calls).toEqual([['DELETE', '{"endpoint":"https://push.example/1"}']]);
  storing.mockRestore();
  vi.unstubAllGlobals();
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
