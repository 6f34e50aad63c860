import { createAgreedClock } from '#core/api-client/agreed-clock.ts';

/*
 * The device's clock may be wrong by minutes or years. Answers fresh from the network show by how much, so that
 * countdowns and "now" are still right.
 */
const WORTH_CORRECTING_MS = 2_000;
let clock = createAgreedClock();
let isConfirmed = false;
const listeners = new Set<() => void>();

/** Sets the clock from the server time that the worker has verified. */
export function noteServerTime(at: number): void {
  isConfirmed = true;
  setClock(at);
}

/** Sets the clock from what the worker remembers, until this page has the server's own time. */
export function hintServerTime(at: number): void {
  if (!isConfirmed) setClock(at);
}

/**
 * Notes the time in an answer that came from the network without passing through a worker.
 *
 * @param at the time in the answer
 * @param by the name of the call
 * @returns the server's time, as far as servers have agreed on it
 */
export function observeServerTime(at: number, by: string): number {
  const before = clock.offsetMs();
  const now = Date.now();
  clock.add(by, at - now);
  if (clock.isAgreed()) isConfirmed = true;
  notifyIfChanged(before);
  return clock.isAgreed() ? at : now + clock.offsetMs();
}

function setClock(at: number): void {
  const before = clock.offsetMs();
  const off = at - Date.now();
  clock = createAgreedClock(Math.abs(off) < WORTH_CORRECTING_MS ? 0 : off);
  notifyIfChanged(before);
}

function notifyIfChanged(before: number): void {
  if (Math.abs(clock.offsetMs() - before) < WORTH_CORRECTING_MS) return;
  for (const listener of listeners) listener();
}

/** Calls back when the clock has been corrected by more than a moment. */
export function followServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the current time in milliseconds since 1970, by the server's clock if that is known. */
export function serverNow(): number {
  return Date.now() + clock.offsetMs();
}
