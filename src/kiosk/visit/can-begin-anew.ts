import { kioskPaths } from '../kiosk-paths.ts';

/** The visitor's page is still seen meanwhile. */
const ANSWER_WITHIN_MS = 2_000;

/** Whether the kiosk's first page would come: a worker has it, or the network brings it now. */
export async function canBeginAnew(): Promise<boolean> {
  // Not there outside secure contexts.
  if (navigator.serviceWorker?.controller) return true;
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(kioskPaths.start(), { cache: 'no-store', signal });
    // A network that wants a sign-in answers in our place.
    return answer.ok && (await answer.text()).includes('id="root"');
  } catch {
    return false;
  }
}
