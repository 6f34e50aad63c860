import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { endRetryAfter } from '../connection/retry-after-notes.ts';
import type { AnswerMeta } from './answered.ts';

/**
 * Retries everything on the screen, or what the filter selects, because the visitor asked for it. Ignores the server's
 * `Retry-After` this once.
 */
export async function tryAgain(
  queryClient: QueryClient,
  filter: QueryFilters = { type: 'active' },
): Promise<void> {
  const keys = queryClient
    .getQueryCache()
    .findAll(filter)
    .flatMap(({ meta }) => (meta as AnswerMeta | undefined)?.answerKey ?? []);
  await clearRetryAfter(keys);
  for (const key of keys) endRetryAfter(key);
  await queryClient.refetchQueries(filter);
}

/** Clears `Retry-After` waits, for these calls or for all: a visitor's press and the online check do not wait. */
export async function clearRetryAfter(keys?: readonly string[]): Promise<void> {
  // Only the worker waits.
  if (!globalThis.navigator?.serviceWorker?.controller) return;
  try {
    const { clearReadRetryAfter } = await import('#core/storage/stored-retry-after.ts');
    await clearReadRetryAfter(keys);
  } catch {
    // Its code failed to load: the wait is only minutes.
  }
}
