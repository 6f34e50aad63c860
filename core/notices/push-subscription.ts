import type { NoticeSubscription } from './notices.ts';

/**
 * Returns a subscription under the server's key: the one that is there, or a new one.
 *
 * @param key base64url
 * @returns null if the browser or its push service refuses
 */
export async function subscribeWith(
  { pushManager }: ServiceWorkerRegistration,
  held: PushSubscription | null,
  key: string,
): Promise<PushSubscription | null> {
  try {
    if (held !== null && isOfKey(held, key)) return held;
    // Under another key the browser refuses to subscribe again.
    await held?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    console.warn('The browser gave no subscription.', error);
    return null;
  }
}

/** Returns where and how this device is to be reached; null if the browser does not say. */
export function addressOf(subscription: PushSubscription): Omit<NoticeSubscription, 'events'> | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, keys: { p256dh, auth } };
}

/** A browser that does not tell the key of a subscription has one that works. */
function isOfKey({ options }: PushSubscription, key: string): boolean {
  const held = options?.applicationServerKey;
  return !held || inBase64Url(new Uint8Array(held)) === key.replace(/=+$/, '');
}

const inBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
