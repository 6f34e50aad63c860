import { ApiError } from './api-error.ts';

/**
 * Applies a time limit to all of the work: the request, its headers and its body. The promise settles in time even if
 * the work ignores its signal, so nothing that awaits it can hang.
 *
 * @throws ApiError `timeout` when the limit has passed; the caller's own reason when the caller aborted
 */
export function withTimeLimit<Result>(
  limitMs: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    caller?.throwIfAborted();
    const controller = new AbortController();
    const stop = (reason: unknown) => {
      controller.abort(reason);
      reject(reason);
    };
    const timer = setTimeout(() => stop(new ApiError('timeout', `no answer within ${limitMs} ms`)), limitMs);
    const giveUp = () => stop(caller?.reason);
    caller?.addEventListener('abort', giveUp, { once: true });
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        caller?.removeEventListener('abort', giveUp);
      });
  });
}
