import { changeDevice, type NotedError, readDevice } from '#core/storage/device.ts';
import { throttle } from '../../data/throttle.ts';
import { redactPersonalData } from './redact-personal-data.ts';

const MOST_ERRORS = 20;
/** An error in every animation frame must not become a write in every frame. */
const NOTE_AT_MOST_EVERY_MS = 2_000;

/**
 * Records uncaught errors of the page on this device: the last 20, without anything that looks like visitor input.
 *
 * @returns ends the recording; errors caught until then are still written
 */
export function followErrors(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let heard: readonly NotedError[] = [];

  const note = throttle(NOTE_AT_MOST_EVERY_MS, () => {
    const fresh = heard;
    heard = [];
    void changeDevice('last-errors', [], (before) => lastOf([...before, ...fresh]));
  });
  const hear = (error: unknown) => {
    heard = lastOf([...heard, { at: Date.now(), text: redactPersonalData(textOf(error)) }]);
    note();
  };

  addEventListener('error', ({ error, message }) => hear(error ?? message), { signal });
  addEventListener('unhandledrejection', ({ reason }) => hear(reason), { signal });
  return () => stopped.abort();
}

/** Returns the last errors on this device, newest at the end. */
export const readErrors = (): Promise<readonly NotedError[]> => readDevice('last-errors', []);

/** A repeated error is one entry, with its last time. */
function lastOf(errors: readonly NotedError[]): readonly NotedError[] {
  const lines = errors.filter(({ text }, index) => errors[index + 1]?.text !== text);
  return lines.slice(-MOST_ERRORS);
}

/** Anything may be thrown, and not all of it can be read. */
function textOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return typeof error;
  }
}
