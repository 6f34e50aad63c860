import { withLock } from '#core/browser/with-lock.ts';
import { askForOffer, deleteSubscription, putSubscription } from '#core/notices/call-notices.ts';
import { NO_NOTICES } from '#core/notices/device-notices.ts';
import { addressOf, subscribeWith } from '#core/notices/push-subscription.ts';
import { changeDevice, readDevice } from '#core/storage/device.ts';

/**
 * Subscribes again after the browser has ended a subscription, and tells the server the new one, with what it knew of the
 * old one. If that fails, the next page does it (`src/data/notices/tell-server.ts`).
 */
export function renewSubscription(registration: ServiceWorkerRegistration): Promise<void> {
  return withLock('notices', async () => {
    const { isOn, told } = await readDevice('notices', NO_NOTICES);
    if (!isOn || told === null) return;
    const offer = await askForOffer();
    if (typeof offer === 'string') return;
    const held = await registration.pushManager.getSubscription();
    const subscription = await subscribeWith(registration, held, offer.key);
    const address = subscription && addressOf(subscription);
    if (!address) return;
    const { endpoint, events } = told.subscription;
    const next = { ...address, events };
    if ((await putSubscription(next)) !== 'done') return;
    await changeDevice('notices', NO_NOTICES, (device) => ({
      ...device,
      told: { subscription: next, at: Date.now() },
    }));
    if (endpoint !== next.endpoint) await deleteSubscription(endpoint);
  });
}
