import { useEffect, useSyncExternalStore } from 'react';
import { persistedPreference } from './persisted-preference.ts';

const choice = persistedPreference('motion', ['moving', 'still']);
const REDUCED = '(prefers-reduced-motion: reduce)';

/** One switch for everything that moves automatically (WCAG 2.2.2). */
export interface Motion {
  /** True while nothing may move: switched off, requested by the device, or the page is not hydrated yet. */
  readonly isStill: boolean;
  readonly setStill: (isStill: boolean) => void;
}

const setStill = (isStill: boolean): void => choice.set(isStill ? 'still' : 'moving');

/** Returns the motion switch. The visitor's choice, stored on this device, overrides the device's setting. */
export function useMotion(): Motion {
  const chosen = choice.use();
  useEffect(() => choice.load(), []);
  const isReduced = useSyncExternalStore(
    followReduced,
    () => matchMedia(REDUCED).matches,
    () => true,
  );
  return { isStill: chosen === null ? isReduced : chosen === 'still', setStill };
}

function followReduced(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
