import { kioskPaths } from '../kiosk-paths.ts';

/** The visitor's page is still on the screen meanwhile. */
const ANSWER_WITHIN_MS = 2_000;

/** Returns whether the kiosk's start page would load: a worker has it, or the network delivers it now. */
export async function canLoadStartPage(): Promise<boolean> {
  // Missing outside secure contexts.
  if (navigator.serviceWorker?.controller) return true;
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(kioskPaths.start(), { cache: 'no-store', signal });
    // A captive portal answers in place of our server.
    return answer.ok && (await answer.text()).includes('id="root"');
  } catch {
    return false;
  }
}
