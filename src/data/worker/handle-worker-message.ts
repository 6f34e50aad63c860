import type { QueryClient } from '@tanstack/react-query';
import type { MessageFromWorker } from '#core/contract/worker-messages.ts';
import type { Answered, AnswerMeta } from '../answers/answered.ts';
import { reportFailure, reportOnline } from '../connection/connection.ts';
import { endRetryAfter, noteRetryAfter } from '../connection/retry-after-notes.ts';
import { noteServerTime } from '../connection/server-clock.ts';

/** Handles each message of the worker, and ignores unknown ones from another build. */
export async function handleWorkerMessage(
  message: MessageFromWorker,
  queryClient: QueryClient,
): Promise<void> {
  switch (message.type) {
    case 'refresh-failed':
      reportFailure(message.reason);
      break;
    case 'at-rest':
      noteRetryAfter(message.key, message.forMs);
      break;
    case 'refreshed':
      noteFresh(message);
      await showConfirmed(message, queryClient);
      break;
    case 'answer-changed':
      noteFresh(message);
      await showChanged(message.key, queryClient);
      break;
    case 'saved-changed':
      await showChanged(message.key, queryClient);
      break;
  }
}

function noteFresh({ key, savedAt }: { readonly key: string; readonly savedAt: number }): void {
  reportOnline();
  noteServerTime(savedAt);
  endRetryAfter(key);
}

/** Updates the time of an answer the server confirmed. If a prerendered page holds another version, it is replaced. */
async function showConfirmed(
  { key, savedAt, confirmedAt }: Extract<MessageFromWorker, { type: 'refreshed' }>,
  queryClient: QueryClient,
): Promise<void> {
  const queryKey = ['answer', key];
  const held = queryClient.getQueryData<Answered<unknown>>(queryKey);
  // The time of an answer fresh from the network comes from its `Date` header, which has whole seconds only.
  if (held && Math.abs(held.at - confirmedAt) < 1_000)
    queryClient.setQueryData(queryKey, { ...held, at: savedAt });
  else await showChanged(key, queryClient);
}

async function showChanged(key: string, queryClient: QueryClient): Promise<void> {
  const queryKey = ['answer', key];
  const meta = queryClient.getQueryCache().find({ queryKey, exact: true })?.meta as AnswerMeta | undefined;
  if (meta === undefined) return;
  try {
    queryClient.setQueryData(queryKey, await meta.readSaved());
  } catch {
    // Housekeeping has already deleted it: what is on the screen stays.
  }
}
