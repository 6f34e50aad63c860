import { useEffect } from 'react';
import { createStore } from '../store.ts';
import { useIsBusy } from './use-is-busy.ts';
import { useIsQuietTime } from './use-is-quiet-time.ts';

/** Who may ask something by itself, in the order of precedence (decision Q-81). */
const ORDER = ['popup', 'cookies', 'update'] as const;
export type Asker = (typeof ORDER)[number];

/** `perhaps`: it is not known yet, or not the moment; those behind wait before they begin. */
export type Want = boolean | 'perhaps';
export type Wants = Readonly<Record<Asker, Want>>;

/**
 * Whose turn it is; null is nobody's. Who asks already goes on asking, unless somebody before it wants to: a notice
 * must not come and go because another one might.
 */
export function turnAmong(wants: Wants, asking: Asker | null): Asker | null {
  const first = ORDER.find((asker) => wants[asker] === true) ?? null;
  if (first === null || first === asking) return first;
  const mustWait = ORDER.slice(0, ORDER.indexOf(first)).some((asker) => wants[asker] === 'perhaps');
  return mustWait ? null : first;
}

const NOBODY: Wants = { popup: false, cookies: false, update: false };
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
 * Whether this one may ask now: one at a time, not within the first two seconds in which the page is used, and not
 * while a field has the focus, a dialog is open or a press is not over, which would miss what it began on. What it
 * asks already stays then.
 *
 * @param isDialogOpen whether anything lies over the page, this question included
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
