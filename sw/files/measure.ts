import { ApiError } from '#core/api-client/api-error.ts';
import { withTimeLimit } from '#core/api-client/time-limit.ts';

/** Anything larger is neither a picture nor a file of ours. */
export const LARGEST_BYTES = 3 * 1024 * 1024;
const LIMIT_MS = 30_000;

/**
 * Reads a copy of a response to its end, so that only complete, timely responses of a sane size are stored: not every
 * server announces the length.
 *
 * @returns its size in bytes
 * @throws ApiError `shape` if it is too large, `timeout` if it does not end
 */
export function measure(copy: Response): Promise<number> {
  return withTimeLimit(LIMIT_MS, undefined, async (signal) => {
    const reader = copy.body?.getReader();
    if (reader === undefined) return 0;
    const stop = () => void reader.cancel().catch(() => undefined);
    signal.addEventListener('abort', stop);
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return bytes;
      bytes += value.byteLength;
      if (bytes <= LARGEST_BYTES) continue;
      stop();
      throw new ApiError('shape', `larger than ${LARGEST_BYTES} bytes`);
    }
  });
}
