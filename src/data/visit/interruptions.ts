import { useEffect } from 'react';
import { createStore } from '../store.ts';
import { useIsBusy } from './use-is-busy.ts';
import { useIsQuietTime } from './use-is-quiet-time.ts';

/** The prompts that may appear unasked, highest priority first (reading Q-81). */
const ORDER = ['popup', 'cookies', 'update', 'install'] as const;
export type Asker = (typeof ORDER)[number];

/** `perhaps`: not known yet, or not the right moment; prompts of lower priority wait before they start. */
export type Want = boolean | 'perhaps';
export type Wants = Readonly<Record<Asker, Want>>;

/**
 * Returns which prompt is shown; null means none. The current prompt stays unless one with higher priority waits: a
 * notice must not come and go because another one might.
 */
export function turnAmong(wants: Wants, asking: Asker | null): Asker | null {
  const first = ORDER.find((asker) => wants[asker] === true) ?? null;
  if (first === null || first === asking) return first;
  const mustWait = ORDER.slice(0, ORDER.indexOf(first)).some((asker) => wants[asker] === 'perhaps');
  return mustWait ? null : first;
}

const NOBODY: Wants = { popup: false, cookies: false, update: false, install: false };
const state = createStore<{ readonly wants: Wants; readonly turn: Asker | null }>({
  wants: NOBODY,
  turn: null,
});

function say(asker: Asker, want: Want): void {
  const { wants, turn } = state.get();
  if (wants[asker] === want) return;
  const next = { ...wants, [asker]: want };
  state.set({ wants: next, turn: turnAmong(next, turn) });
}

/**
 * Returns whether this prompt may be shown now: one at a time, not within the first two seconds of use, and not while a
 * field has the focus, a dialog is open or a press is not over (the press would miss its target). A prompt that is
 * already shown stays.
 *
 * @param isDialogOpen whether anything lies over the page, including this prompt
 */
export function useMayAsk(asker: Asker, wants: Want, isDialogOpen: boolean): boolean {
  const isAsking = state.use().turn === asker;
  const isBusy = useIsBusy();
  const isQuietTime = useIsQuietTime();
  const mustWait = isQuietTime || ((isBusy || isDialogOpen) && !isAsking);
  const want = wants === true && mustWait ? 'perhaps' : wants;

  useEffect(() => say(asker, want), [asker, want]);
  useEffect(() => () => say(asker, false), [asker]);

  return isAsking && want === true;
}
