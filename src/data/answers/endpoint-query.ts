import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#core/api-client/api-error.ts';
import { call, type Received } from '#core/api-client/call.ts';
import { answerKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { reportError, reportOnline } from '../connection/connection.ts';
import { endRetryAfter, noteRetryAfter } from '../connection/retry-after-notes.ts';
import { hintServerTime, noteServerTime, observeServerTime } from '../connection/server-clock.ts';
import { whenIdle } from '../when-idle.ts';
import { rememberForAdoption } from '../worker/worker-link.ts';
import type { Answered, AnswerMeta } from './answered.ts';
import { retryInMs } from './retry-failed.ts';
import { standInFor } from './stand-in.ts';

/** Returns the query of one call: key, metadata and fetch function. Features wrap it in one line each. */
export function endpointQuery<Answer, Name extends string>(
  endpoint: ReadEndpoint<Answer, Name>,
  values: RequestValues<NoInfer<Name>>,
) {
  const key = answerKey(endpoint, values);
  const meta: AnswerMeta = {
    answerKey: key,
    freshForMs: endpoint.keep.freshForMs,
    readSaved: async () => asAnswered(await call(endpoint, values, { savedOnly: true })),
  };
  return queryOptions<Answered<Answer>, Error, Answered<Answer>, QueryKey>({
    queryKey: ['answer', key],
    meta,
    refetchInterval: retryInMs,
    queryFn: async ({ client, queryKey }) => {
      const standIn = standInFor(client, queryKey);
      try {
        // What is already on the screen can wait: otherwise a hydrating page would request everything at once.
        if (client.getQueryData(queryKey) !== undefined) await new Promise<void>(whenIdle);
        const received = inTime(await call(endpoint, values), endpoint.name);
        if (received.from === 'network') {
          reportOnline();
          endRetryAfter(key);
        }
        if (!received.wasSeenByWorker) {
          const { body, at: receivedAt, revision } = received;
          rememberForAdoption(key, { endpoint: endpoint.name, values, body, receivedAt, revision });
        }
        const held = client.getQueryData<Answered<Answer>>(queryKey);
        // It may be older than what a newer build's prerendered page carries, or than a change just announced.
        return received.from === 'saved' && held && held.at > received.at ? held : asAnswered(received);
      } catch (error) {
        reportError(error);
        if (error instanceof ApiError && error.retryAfterMs !== undefined)
          noteRetryAfter(key, error.retryAfterMs);
        await standIn.show();
        throw error;
      } finally {
        standIn.end();
      }
    },
  });
}

/** Sets the page's clock from an answer, or the answer's time from the clock. */
function inTime<Answer>(received: Received<Answer>, name: string): Received<Answer> {
  const { from, at, serverNow, wasSeenByWorker } = received;
  if (from === 'network' && !wasSeenByWorker) return { ...received, at: observeServerTime(at, name) };
  if (from === 'network') noteServerTime(at);
  else if (serverNow !== null) hintServerTime(serverNow);
  return received;
}

function asAnswered<Answer>({ value, at }: Received<Answer>): Answered<Answer> {
  return { value, at };
}
