import type { PacksTurn } from '#core/contract/worker-messages.ts';
import { persistedPreference } from '../preferences/persisted-preference.ts';

/** Whether this device may fetch packs automatically; no choice means yes. */
export const fetchAhead = persistedPreference('fetchAhead', ['on', 'off']);

/** What some browsers report about the connection. */
export interface ConnectionFacts {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

type HowMuch = PacksTurn['mayFetch'];

/**
 * Returns how much may be fetched automatically. A browser that says nothing about its connection may be on a metered
 * one: then only data, no pictures.
 */
export function howMuchAhead({ saveData, effectiveType, type }: ConnectionFacts = {}): HowMuch {
  if (saveData || type === 'cellular') return 'nothing';
  if (effectiveType === undefined) return 'data';
  return effectiveType === '4g' ? 'everything' : 'nothing';
}

/** Returns how much may be fetched now, by the visitor's choice and the connection. */
export function mayFetchAhead(): HowMuch {
  fetchAhead.load();
  return fetchAhead.get() === 'off' ? 'nothing' : howMuchAhead(connection());
}

/** Calls back when the cost of the connection may have changed, if the browser reports it. */
export function followCost(listener: () => void): void {
  connection()?.addEventListener?.('change', listener);
}

const connection = () =>
  (navigator as { connection?: ConnectionFacts & Partial<Pick<EventTarget, 'addEventListener'>> }).connection;
