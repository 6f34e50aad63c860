import { type DeviceNotices, NO_NOTICES, type NoticesChoice } from '#core/notices/device-notices.ts';
import type { NoticeWords } from '#core/notices/notice-words.ts';
import { changeDevice, readDevice } from '#core/storage/device.ts';
import { noticesNote } from './notices-note.ts';
import { type Telling, tellServer } from './tell-server.ts';

/** `dismissed`: the visitor has closed the browser's question without an answer. */
export type TurningOn = Telling | 'dismissed';

/** Returns what this device knows of notices. They are off once the visitor has said so, stored or not. */
export async function readNotices(): Promise<DeviceNotices> {
  const device = await readDevice('notices', NO_NOTICES);
  return { ...device, isOn: device.isOn && noticesNote.get() !== 'leaving' };
}

/**
 * Turns notices on, or changes what they are about. Call it from a press: the browser asks the visitor first. The
 * choice is stored whatever comes of it; notices stay on if the server can only be told later.
 */
export async function turnNoticesOn(choice: NoticesChoice, words: NoticeWords): Promise<TurningOn> {
  const permission = await Notification.requestPermission();
  const wasOn = (await readNotices()).isOn;
  const isOn = wasOn || permission === 'granted';
  if (!(await store({ ...choice, words, isOn }))) return 'unstored';
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed';
  noticesNote.set('on');
  const told = await tellServer();
  if (told === 'done' || told === 'later' || wasOn) return told;
  await store({ isOn: false });
  noticesNote.set(null);
  return told;
}

/**
 * Ends notices on this device, and has the server forget it, even if the device cannot store that.
 *
 * @returns `later` if the server still has to be told; nothing is shown from now on all the same
 */
export async function turnNoticesOff(): Promise<Telling> {
  noticesNote.set('leaving');
  await store({ isOn: false });
  return tellServer();
}

/** Stores the words of the visitor's language, for the worker. */
export async function storeNoticeWords(words: NoticeWords): Promise<void> {
  const { isOn, words: known } = await readNotices();
  if (isOn && JSON.stringify(known) !== JSON.stringify(words)) await store({ words });
}

async function store(known: Partial<DeviceNotices>): Promise<boolean> {
  const stored = await changeDevice('notices', NO_NOTICES, (device) => ({ ...device, ...known }));
  return stored.kind === 'done';
}
