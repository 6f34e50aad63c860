/*
 * The device's clock may be wrong by minutes or years. Every answer fresh from the network tells how far,
 * so that countdowns and "now" are right all the same.
 */
const WORTH_CORRECTING_MS = 2_000;
let offsetMs = 0;
let isTold = false;
const listeners = new Set<() => void>();

/** An answer just came from the network, and this is the server's time in it. */
export function noteServerTime(at: number): void {
  isTold = true;
  setOffset(at);
}

/** What the worker remembers of the server's clock counts until this page has heard the server. */
export function supposeServerTime(at: number): void {
  if (!isTold) setOffset(at);
}

function setOffset(at: number): void {
  const off = at - Date.now();
  const before = offsetMs;
  offsetMs = Math.abs(off) < WORTH_CORRECTING_MS ? 0 : off;
  if (Math.abs(offsetMs - before) < WORTH_CORRECTING_MS) return;
  for (const listener of listeners) listener();
}

/** Calls back when the clock has been put right by more than a moment. */
export function followServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Now, in milliseconds since 1970, by the server's clock where it is known. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
