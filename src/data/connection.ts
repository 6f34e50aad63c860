import type { FailureKind } from '#core/contract/worker-messages.ts';
import { createStore } from './store.ts';

/**
 * What requests have told about the network, which is the only truth there is: the browser's own flag
 * lies both ways (decision Q-68). `portal`: a network that wants a sign-in answers in the API's place.
 */
export type Connection = 'reached' | 'unreachable' | 'portal';

/** One late or lost answer among many is no outage: a success within this time overrules it. */
const DOUBT_MS = 1_000;

const store = createStore<Connection>('reached');
let doubt: ReturnType<typeof setTimeout> | undefined;

export const useConnection = store.use;
export const currentConnection = store.get;
export const followConnection = store.subscribe;

/** A request came back from the network. */
export function noteReached(): void {
  clearTimeout(doubt);
  doubt = undefined;
  store.set('reached');
}

/** A request brought nothing. Answers that merely say no prove that the network is there. */
export function noteFailure(kind: FailureKind): void {
  if (kind === 'http' || kind === 'refused' || kind === 'shape') {
    noteReached();
    return;
  }
  doubt ??= setTimeout(() => {
    doubt = undefined;
    store.set(kind === 'portal' ? 'portal' : 'unreachable');
  }, DOUBT_MS);
}

/** The browser says that every interface is down: worth showing, never worth deciding on. */
export function followBrowserEvents(): void {
  addEventListener('offline', () => store.set('unreachable'));
  if (navigator.onLine === false) store.set('unreachable');
}
