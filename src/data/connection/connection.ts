import { ApiError } from '#core/api-client/api-error.ts';
import { isLeaving } from '#core/api-client/leaving.ts';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { createStore } from '../store.ts';

/**
 * The network state as requests have found it. Nothing else is reliable: the browser's own flag is wrong both ways
 * (reading Q-68). `portal`: the sign-in page of a network answers in place of the API.
 */
export type Connection = 'reached' | 'unreachable' | 'portal';

/** One lost answer among many is no outage. One success on a flaky connection does not mean online. */
const DOUBT_MS = 1_000;
/** An answer so soon after the connection is lost was in flight and proves nothing: the loss is reported again. */
const STRAGGLERS_MS = 250;
/** Equals the worker's time limit when an answer is saved. */
const SILENCE_MS = 2_000;

const store = createStore<Connection>('reached');
let turn: { readonly to: Connection; readonly timer: ReturnType<typeof setTimeout> } | undefined;
let reachedAt = Number.NEGATIVE_INFINITY;
let askWhetherReached = (): void => undefined;

export const useConnection = store.use;
export const currentConnection = store.get;
export const followConnection = store.subscribe;

/** Reports that a request came back from the network. */
export function reportOnline(): void {
  reachedAt = performance.now();
  turnTo('reached');
}

/** Reports that a request failed. An error response still proves that the network is there. */
export function reportFailure(kind: FailureKind): void {
  if (kind === 'http' || kind === 'refused' || kind === 'shape') reportOnline();
  else if (kind !== 'timeout') turnTo(kind === 'portal' ? 'portal' : 'unreachable');
  // A single slow call says nothing while others succeed.
  else if (performance.now() - reachedAt >= SILENCE_MS) {
    turnTo('unreachable');
    if (store.get() === 'reached') askWhetherReached();
  }
}

/** Reports a failed call. If no request was sent, or the page is being left, that says nothing about the network. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError && !error.isAtRest && !isLeaving()) reportFailure(error.kind);
}

/** Sets the callback that probes the network when a call timed out and no other was answered recently. */
export function onSilence(ask: () => void): void {
  askWhetherReached = ask;
}

/** Changes the state after a delay. An opposite report cancels a pending change; a repeated one does not extend it. */
function turnTo(to: Connection): void {
  const isSame = (other: Connection) => (other === 'reached') === (to === 'reached');
  if (turn && isSame(turn.to)) return;
  clearTimeout(turn?.timer);
  turn = undefined;
  if (store.get() === to) return;
  const timer = setTimeout(() => {
    turn = undefined;
    store.set(to);
  }, DOUBT_MS);
  turn = { to, timer };
}

/** The browser says that every interface is down: good enough to show, never to decide on. */
export function followBrowserEvents(): void {
  addEventListener('offline', () => {
    reportFailure('offline');
    setTimeout(() => navigator.onLine || reportFailure('offline'), STRAGGLERS_MS);
  });
  if (navigator.onLine === false) store.set('unreachable');
}
