import { createStore } from '../../data/store.ts';
import { throttle } from '../../data/throttle.ts';

/** `unknown`: not requested yet, or the page has been hidden since. */
export type WakeState = 'unknown' | 'held' | 'refused' | 'unsupported';

/** A browser that refuses (low battery, power saving) must not be asked in every animation frame. */
const ASK_AT_MOST_EVERY_MS = 30_000;

const state = createStore<WakeState>('unknown');

/** Whether the screen stays on. */
export const useWakeState = state.use;

/**
 * Keeps the screen on (W3C Screen Wake Lock). Browsers release the lock whenever the page is hidden and may do so at
 * any time: it is requested again, at most every 30 s. Never throws and logs nothing.
 *
 * @returns lets the screen turn off again
 */
export function keepAwake(): () => void {
  // Not every browser has it, and none outside secure contexts.
  const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
  if (wakeLock === undefined) {
    state.set('unsupported');
    return () => undefined;
  }
  const stopped = new AbortController();
  const { signal } = stopped;

  const take = async () => {
    if (signal.aborted || document.hidden || state.get() === 'held') return;
    try {
      follow(await wakeLock.request('screen'));
    } catch {
      if (signal.aborted) return;
      state.set('refused');
      takeWhenSeen();
    }
  };
  const askCalmly = throttle(ASK_AT_MOST_EVERY_MS, () => void take());
  const takeWhenSeen = () => {
    if (!document.hidden) askCalmly();
  };

  function follow(lock: WakeLockSentinel) {
    const letGo = () => void lock.release().catch(() => undefined);
    if (signal.aborted) return letGo();
    state.set('held');
    signal.addEventListener('abort', letGo);
    lock.addEventListener('release', () => {
      signal.removeEventListener('abort', letGo);
      if (signal.aborted) return;
      state.set('unknown');
      takeWhenSeen();
    });
  }

  document.addEventListener('visibilitychange', takeWhenSeen, { signal });
  takeWhenSeen();

  return () => {
    stopped.abort();
    state.set('unknown');
  };
}
