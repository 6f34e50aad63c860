import { RefusedFile } from '../refusal.ts';

/** Reads a value of a calendar. The library parses a value only when asked for it, and throws if it is damaged. */
export function attempt<Read, Otherwise>(read: () => Read, otherwise: Otherwise): Read | Otherwise {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    return otherwise;
  }
}
