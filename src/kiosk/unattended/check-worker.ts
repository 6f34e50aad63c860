import type { SelfCheckReply } from '#core/contract/worker-messages.ts';
import { checkBuild } from './kiosk-update.ts';

/** `none`: there is no worker. `silent`: it did not answer in time. */
export type WorkerCheck = SelfCheckReply | { readonly kind: 'none' | 'silent' };

/** Has the kiosk's worker check its files. Never fails. */
export async function checkWorker(): Promise<WorkerCheck> {
  // Not every browser has it, and none outside secure contexts.
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.active) return { kind: 'none' };
  return (await checkBuild(registration.active)) ?? { kind: 'silent' };
}
