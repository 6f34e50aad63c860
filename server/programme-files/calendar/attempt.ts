import { RefusedFile } from '../refusal.ts';

/** Reads something of a calendar. The library reads a value only when it is asked for, and throws if it is damaged. */
export function attempt<Read, Otherwise>(read: () => Read, otherwise: Otherwise): Read | Otherwise {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    return otherwise;
  }
}
