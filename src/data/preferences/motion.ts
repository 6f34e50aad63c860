import { useEffect, useSyncExternalStore } from 'react';
import { persistedPreference } from './persisted-preference.ts';

const choice = persistedPreference('motion', ['moving', 'still']);
const REDUCED = '(prefers-reduced-motion: reduce)';

/** One switch for everything that moves by itself (WCAG 2.2.2). */
export interface Motion {
  /** True while nothing may move: switched off, asked for by the device, or the page not alive yet. */
  readonly isStill: boolean;
  readonly setStill: (isStill: boolean) => void;
}

const setStill = (isStill: boolean): void => choice.set(isStill ? 'still' : 'moving');

/** The visitor's own choice, kept on this device, goes before what the device asks for. */
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
