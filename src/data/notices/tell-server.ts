import { withLock } from '#core/browser/with-lock.ts';
import { askForOffer, deleteSubscription, putSubscription } from '#core/notices/call-notices.ts';
import { type DeviceNotices, NO_NOTICES } from '#core/notices/device-notices.ts';
import { addressOf, subscribeWith } from '#core/notices/push-subscription.ts';
import { changeDevice, findDevice } from '#core/storage/device.ts';
import { listSaved } from '#core/storage/saved-items.ts';
import { activeRegistration } from './active-registration.ts';
import { followedEvents } from './followed-events.ts';
import { noticesNote } from './notices-note.ts';
import { noteOffer } from './notices-offer.ts';

/**
 * What came of it. `later`: the server was not reached, and is told again. `blocked`: the browser is not allowed to
 * show notices. `absent`: the server has none. `failed`: the browser or the server refuses. `unstored`: the device can
 * not store anything.
 */
export type Telling = 'done' | 'later' | 'blocked' | 'absent' | 'failed' | 'unstored';

/** A server may forget a device it has not heard of for long, and its key may change. */
const TELL_AGAIN_AFTER_MS = 24 * 60 * 60_000;

/**
 * Tells the server what this device follows, if it does not know it yet; one tab at a time. When notices are off, it has
 * the server forget the device.
 */
export const tellServer = (): Promise<Telling> => withLock('notices', tell);

async function tell(): Promise<Telling> {
  const found = await findDevice('notices', NO_NOTICES);
  // What the visitor said last counts, also where it could not be stored.
  if (noticesNote.get() === 'leaving') return leave(found.kind === 'done' ? found.value : NO_NOTICES);
  if (found.kind !== 'done') return 'unstored';
  return found.value.isOn ? keep(found.value) : leave(found.value);
}

async function keep(device: DeviceNotices): Promise<Telling> {
  if (Notification.permission !== 'granted') return 'blocked';
  const registration = await activeRegistration();
  if (registration === null) return 'failed';
  const { told } = device;
  const isFresh = told !== null && Math.abs(Date.now() - told.at) < TELL_AGAIN_AFTER_MS;
  let subscription = await registration.pushManager.getSubscription();
  if (subscription === null || !isFresh) {
    const offer = await askForOffer();
    if (typeof offer === 'string') {
      if (offer === 'absent') noteOffer(false);
      return offer === 'refused' ? 'failed' : offer;
    }
    subscription = await subscribeWith(registration, subscription, offer.key);
  }
  const address = subscription && addressOf(subscription);
  if (!address) return 'failed';
  const saved = await listSaved();
  // Told as an empty list, it would have the server forget everything.
  if (saved.kind !== 'done') return 'later';
  const wanted = { ...address, events: followedEvents(device, saved.value) };
  if (isFresh && JSON.stringify(told.subscription) === JSON.stringify(wanted)) return 'done';
  const isKnown = told !== null && told.subscription.events.length > 0;
  // A device that follows nothing, as before its first star, is none of the server's business.
  const reply =
    wanted.events.length > 0 || isKnown ? await putSubscription(wanted) : ('done' satisfies Telling);
  if (reply !== 'done') return reply === 'refused' ? 'failed' : reply;
  await note({ told: { subscription: wanted, at: Date.now() } });
  if (isKnown && told.subscription.endpoint !== wanted.endpoint)
    await deleteSubscription(told.subscription.endpoint);
  return 'done';
}

async function leave({ told }: DeviceNotices): Promise<Telling> {
  const endpoints = new Set(told === null ? [] : [told.subscription.endpoint]);
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription) endpoints.add(subscription.endpoint);
    await subscription?.unsubscribe();
  } catch (error) {
    console.warn('The subscription could not be ended.', error);
  }
  const replies = await Promise.all([...endpoints].map(deleteSubscription));
  if (replies.includes('later')) return 'later';
  const stored = await note({ isOn: false, told: null });
  // On a full device they are still stored as on: then the note keeps them off, and the next page tries again.
  if (stored.kind === 'done') noticesNote.set(null);
  return 'done';
}

/** Another tab may have changed the choice in the meantime. */
const note = (known: Partial<DeviceNotices>) =>
  changeDevice('notices', NO_NOTICES, (device) => ({ ...device, ...known }));
