import { ApiError } from '#core/api-client/api-error.ts';
import { isLeaving } from '#core/api-client/leaving.ts';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { createStore } from '../store.ts';

/**
 * What requests have told about the network, which is the only truth there is: the browser's own flag
 * lies both ways (decision Q-68). `portal`: a network that wants a sign-in answers in the API's place.
 */
export type Connection = 'reached' | 'unreachable' | 'portal';

/** One lost answer among many is no outage, and one lucky answer on a line that comes and goes no network. */
const DOUBT_MS = 1_000;
/** What comes so soon after the line went was under way before, and proves nothing: then its loss is noted again. */
const STRAGGLERS_MS = 250;
/** As long as the worker waits where something is saved. */
const SILENCE_MS = 2_000;

const store = createStore<Connection>('reached');
let turn: { readonly to: Connection; readonly timer: ReturnType<typeof setTimeout> } | undefined;
let reachedAt = Number.NEGATIVE_INFINITY;
let askWhetherReached = (): void => undefined;

export const useConnection = store.use;
export const currentConnection = store.get;
export const followConnection = store.subscribe;

/** A request came back from the network. */
export function reportOnline(): void {
  reachedAt = performance.now();
  turnTo('reached');
}

/** A request brought nothing. Answers that merely say no prove that the network is there. */
export function reportFailure(kind: FailureKind): void {
  if (kind === 'http' || kind === 'refused' || kind === 'shape') reportOnline();
  else if (kind !== 'timeout') turnTo(kind === 'portal' ? 'portal' : 'unreachable');
  // A single call that is slow says nothing while others are answered.
  else if (performance.now() - reachedAt >= SILENCE_MS) {
    turnTo('unreachable');
    if (store.get() === 'reached') askWhetherReached();
  }
}

/** A call failed. Where nobody was asked, or the page is being left, that is no sign of a network, nor of its loss. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError && !error.isAtRest && !isLeaving()) reportFailure(error.kind);
}

/** Who is to ask the network something small when a call was not answered in time and no other has been asked. */
export function onSilence(ask: () => void): void {
  askWhetherReached = ask;
}

/** What says the opposite before the time is over ends the turn; what says the same does not lengthen it. */
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

/** The browser says that every interface is down: worth showing, never worth deciding on. */
export function followBrowserEvents(): void {
  addEventListener('offline', () => {
    reportFailure('offline');
    setTimeout(() => navigator.onLine || reportFailure('offline'), STRAGGLERS_MS);
  });
  if (navigator.onLine === false) store.set('unreachable');
}
