import { createAgreedClock } from '#core/api-client/agreed-clock.ts';

/*
 * The device's clock may be wrong by minutes or years. Answers fresh from the network tell how far, so that countdowns
 * and "now" are right all the same.
 */
const WORTH_CORRECTING_MS = 2_000;
let clock = createAgreedClock();
let isTold = false;
const listeners = new Set<() => void>();

/** The server's time as somebody tells it who has made sure of it: the worker. */
export function noteServerTime(at: number): void {
  isTold = true;
  setClock(at);
}

/** What the worker remembers of the server's clock counts until this page has heard the server. */
export function hintServerTime(at: number): void {
  if (!isTold) setClock(at);
}

/**
 * An answer just came from the network that no worker has seen.
 *
 * @param at the time in it
 * @param by the name of its call
 * @returns the server's time, as far as servers have agreed on it
 */
export function hearServerTime(at: number, by: string): number {
  const before = clock.offsetMs();
  const now = Date.now();
  clock.hear(by, at - now);
  if (clock.isAgreed()) isTold = true;
  tellIfChanged(before);
  return clock.isAgreed() ? at : now + clock.offsetMs();
}

function setClock(at: number): void {
  const before = clock.offsetMs();
  const off = at - Date.now();
  clock = createAgreedClock(Math.abs(off) < WORTH_CORRECTING_MS ? 0 : off);
  tellIfChanged(before);
}

function tellIfChanged(before: number): void {
  if (Math.abs(clock.offsetMs() - before) < WORTH_CORRECTING_MS) return;
  for (const listener of listeners) listener();
}

/** Calls back when the clock has been put right by more than a moment. */
export function followServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Now, in milliseconds since 1970, by the server's clock where it is known. */
export function serverNow(): number {
  return Date.now() + clock.offsetMs();
}
