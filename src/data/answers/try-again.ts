import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { endRetryAfter } from '../connection/retry-after-notes.ts';
import type { AnswerMeta } from './endpoint-query.ts';

/**
 * The visitor wants it asked for now, by everything on the screen or by what the filter names: what the server wished
 * (`Retry-After`) is put aside this once.
 */
export async function tryAgain(
  queryClient: QueryClient,
  filter: QueryFilters = { type: 'active' },
): Promise<void> {
  const keys = queryClient
    .getQueryCache()
    .findAll(filter)
    .flatMap(({ meta }) => (meta as AnswerMeta | undefined)?.answerKey ?? []);
  await putRestsAside(keys);
  for (const key of keys) endRetryAfter(key);
  await queryClient.refetchQueries(filter);
}

/** Whoever presses, or looks whether anything is reached, does not wait: these calls, or all, are asked at once. */
export async function putRestsAside(keys?: readonly string[]): Promise<void> {
  // It is the worker that waits.
  if (!globalThis.navigator?.serviceWorker?.controller) return;
  try {
    const { clearReadRetryAfter } = await import('#core/storage/stored-retry-after.ts');
    await clearReadRetryAfter(keys);
  } catch {
    // Its code is not to be had just now: the wait is one of minutes.
  }
}
