import type { PacksTurn } from '#core/contract/worker-messages.ts';
import { persistedPreference } from '../preferences/persisted-preference.ts';

/** Whether this device may fetch packs by itself; nothing chosen means yes. */
export const fetchAhead = persistedPreference('fetchAhead', ['on', 'off']);

/** What some browsers tell of the connection. */
export interface ConnectionFacts {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

type HowMuch = PacksTurn['mayFetch'];

/**
 * How much may be fetched without anybody having asked for it. A browser that says nothing of its connection may be on
 * a metered one: only the data then, no pictures.
 */
export function howMuchAhead({ saveData, effectiveType, type }: ConnectionFacts = {}): HowMuch {
  if (saveData || type === 'cellular') return 'nothing';
  if (effectiveType === undefined) return 'data';
  return effectiveType === '4g' ? 'everything' : 'nothing';
}

/** The same as things stand, by the visitor's wish and the connection. */
export function mayFetchAhead(): HowMuch {
  fetchAhead.load();
  return fetchAhead.get() === 'off' ? 'nothing' : howMuchAhead(connection());
}

/** Calls back when what the connection costs may have changed, where a browser tells. */
export function followCost(listener: () => void): void {
  connection()?.addEventListener?.('change', listener);
}

const connection = () =>
  (navigator as { connection?: ConnectionFacts & Partial<Pick<EventTarget, 'addEventListener'>> }).connection;
