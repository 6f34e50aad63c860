import { ApiError, toApiError } from '#core/api-client/api-error.ts';
import { readWaitMs } from '#core/api-client/retry-after.ts';
import { validateBody } from '#core/api-client/validate-response.ts';
import { failureResponse, freshResponse, savedResponse } from '#core/api-client/worker-response.ts';
import { answerKey } from '#core/contract/answer-key.ts';
import { readEndpointNamed } from '#core/contract/endpoints.ts';
import type { ReadBody } from '#core/contract/read-body.ts';
import type { MessageFromWorker, ReceivedAnswer } from '#core/contract/worker-messages.ts';
import { findAnswer, saveAnswer } from '#core/storage/answers.ts';
import type { AnswerRow } from '#core/storage/rows.ts';
import { runDailyHousekeeping } from '../daily-housekeeping.ts';
import { askNetwork } from './ask-network.ts';
import type { Asked } from './asked-answer.ts';
import { serverNow } from './worker-clock.ts';

/** What a request to the network brought; it never rejects. */
type InFlight =
  | { readonly kind: 'done'; readonly answer: AnswerRow }
  | { readonly kind: 'failed'; readonly error: ApiError };

type KeepAlive = (work: Promise<unknown>) => void;

const noop = () => undefined;
/** With the second for which the page doubts it, the network is given up after three where something is saved. */
const SAVED_LIMIT_MS = 2_000;
/** However often a network comes and goes and pages ask. */
const REFRESH_AT_MOST_EVERY_MS = 2_000;
const MOST_ADOPTED = 200;

/**
 * The API's reads as the worker answers them (docs/architecture.md, section 5).
 *
 * @param tell speaks to every open page
 */
export function createSavedAnswers(tell: (message: MessageFromWorker) => Promise<void>) {
  const inFlight = new Map<string, Promise<InFlight>>();
  const triedAt = new Map<string, number>();
  /** Newer than what is saved, on a device that can be read and not written to: as good, as long as the worker lives. */
  const unsaved = new Map<string, AnswerRow>();

  function mayRefresh({ key, savedOnly }: Asked): boolean {
    const tried = triedAt.get(key) ?? Number.NEGATIVE_INFINITY;
    return !savedOnly && performance.now() - tried >= REFRESH_AT_MOST_EVERY_MS;
  }

  /** One request per key at a time, whoever asks. */
  function dedupe(asked: Asked, start: () => Promise<InFlight>): Promise<InFlight> {
    const underWay = inFlight.get(asked.key);
    if (underWay) return underWay;
    const fetched = start().finally(() => inFlight.delete(asked.key));
    inFlight.set(asked.key, fetched);
    return fetched;
  }

  async function ask(asked: Asked, held: AnswerRow | null, keepAlive?: KeepAlive): Promise<InFlight> {
    try {
      return { kind: 'done', answer: await askNetwork(asked, held, keepAlive) };
    } catch (error) {
      return { kind: 'failed', error: toApiError(error) };
    }
  }

  async function fetchFirst(asked: Asked): Promise<InFlight> {
    const fetched = await ask(asked, null);
    // Where it cannot be stored the page gets it all the same.
    if (fetched.kind === 'done') await saveAnswer(fetched.answer);
    return fetched;
  }

  async function refresh(asked: Asked, held: AnswerRow, keepAlive: KeepAlive): Promise<InFlight> {
    const { key } = asked;
    triedAt.set(key, performance.now());
    // The request goes on: a slow line brings the change late, and the word on it is gone then.
    const late = setTimeout(
      () => void tell({ type: 'refresh-failed', key, reason: 'timeout' }),
      SAVED_LIMIT_MS,
    );
    const fetched = await ask(asked, held, keepAlive);
    clearTimeout(late);
    if (fetched.kind === 'failed') {
      const { kind: reason, isAtRest, retryAfterMs } = fetched.error;
      if (!isAtRest) await tell({ type: 'refresh-failed', key, reason });
      if (retryAfterMs !== undefined) await tell({ type: 'at-rest', key, forMs: readWaitMs(retryAfterMs) });
      return fetched;
    }
    const saved = await saveAnswer(fetched.answer);
    if (saved.kind === 'done') unsaved.delete(key);
    else unsaved.set(key, fetched.answer);
    const { at: savedAt, body } = fetched.answer;
    if (body === held.body) await tell({ type: 'refreshed', key, savedAt, confirmedAt: held.at });
    else await tell({ type: 'answer-changed', key, savedAt });
    return fetched;
  }

  return {
    /**
     * Answers at once with what is saved, refreshing behind; without it asks the network within the
     * call's time limit. With broken storage every answer comes from the network.
     *
     * @param keepAlive takes the work that goes on after the answer
     */
    async respond(asked: Asked, keepAlive: KeepAlive): Promise<Response> {
      const held = newer(unsaved.get(asked.key), await findUsable(asked.key, asked.endpoint.read));
      if (held) {
        if (mayRefresh(asked))
          keepAlive(dedupe(asked, () => refresh(asked, held, keepAlive)).then(tidyAfter));
        return savedResponse(held.body, held.at, await serverNow());
      }
      if (asked.savedOnly) return failureResponse(new ApiError('offline', 'nothing is saved'));
      const fetched = await dedupe(asked, () => fetchFirst(asked));
      if (fetched.kind === 'failed') return failureResponse(fetched.error);
      keepAlive(tidyAfter(fetched));
      return freshResponse(fetched.answer.body, fetched.answer.at);
    },
  };
}

/**
 * Takes over what a page received before the worker was there, through the same gate (docs/architecture.md, section 5).
 * Answers that are not ours, do not fit, or are older than what is saved are left.
 */
export async function adopt(answers: readonly ReceivedAnswer[]): Promise<void> {
  for (const { endpoint: name, values, body, receivedAt } of answers.slice(0, MOST_ADOPTED)) {
    const endpoint = readEndpointNamed(name);
    if (endpoint === undefined || !Number.isFinite(receivedAt) || !fits(body, endpoint.read)) continue;
    const answer = { key: answerKey(endpoint, values), endpoint: name, body, etag: null, at: receivedAt };
    await saveAnswer(answer, { unlessNewer: true });
  }
}

/** A saved text that this build's contract does not accept is as good as none. */
export async function findUsable(key: string, read: ReadBody<unknown>): Promise<AnswerRow | null> {
  const found = await findAnswer(key);
  return found.kind === 'done' && found.value && fits(found.value.body, read) ? found.value : null;
}

function newer(unsaved: AnswerRow | undefined, saved: AnswerRow | null): AnswerRow | null {
  return unsaved && (saved === null || unsaved.at >= saved.at) ? unsaved : saved;
}

function fits(body: string, read: ReadBody<unknown>): boolean {
  try {
    validateBody(body, read, noop);
    return true;
  } catch {
    return false;
  }
}

async function tidyAfter(fetched: InFlight): Promise<void> {
  if (fetched.kind === 'done') await runDailyHousekeeping();
}
