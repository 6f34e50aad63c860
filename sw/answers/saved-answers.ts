import { ApiError, toApiError } from '#core/api-client/api-error.ts';
import { readWaitMs } from '#core/api-client/retry-after.ts';
import { validateBody } from '#core/api-client/validate-response.ts';
import { failureResponse, freshResponse, savedResponse } from '#core/api-client/worker-response.ts';
import { answerKey } from '#core/contract/answer-key.ts';
import { readEndpointNamed } from '#core/contract/endpoints.ts';
import type { ReadBody } from '#core/contract/read-body.ts';
import type { MessageFromWorker, ReceivedAnswer } from '#core/contract/worker-messages.ts';
import { findAnswer, ofRevision, saveAnswer, saveTogether } from '#core/storage/answers.ts';
import type { AnswerRow } from '#core/storage/rows.ts';
import { runDailyHousekeeping } from '../daily-housekeeping.ts';
import { askNetwork } from './ask-network.ts';
import type { Asked } from './asked-answer.ts';
import { serverNow } from './worker-clock.ts';

/** The result of a network request; it never rejects. */
type InFlight =
  | { readonly kind: 'done'; readonly answer: AnswerRow }
  | { readonly kind: 'failed'; readonly error: ApiError };

type KeepAlive = (work: Promise<unknown>) => void;

const noop = () => undefined;
/**
 * After these two seconds and the page's own one, three in all, the page stops waiting for the network if something is
 * saved.
 */
const SAVED_LIMIT_MS = 2_000;
/** Limits refreshes, however often the network comes and goes and pages ask. */
const REFRESH_AT_MOST_EVERY_MS = 2_000;
const MOST_ADOPTED = 200;

/**
 * The worker's answers to the API's reading calls (docs/architecture.md, section 5).
 *
 * @param tell sends a message to every open page
 */
export function createSavedAnswers(tell: (message: MessageFromWorker) => Promise<void>) {
  const inFlight = new Map<string, Promise<InFlight>>();
  const triedAt = new Map<string, number>();
  /**
   * Answers newer than the saved ones, on a device that can be read but not written to; they last as long as the
   * worker.
   */
  const unsaved = new Map<string, AnswerRow>();

  function mayRefresh({ key, savedOnly }: Asked): boolean {
    const tried = triedAt.get(key) ?? Number.NEGATIVE_INFINITY;
    return !savedOnly && performance.now() - tried >= REFRESH_AT_MOST_EVERY_MS;
  }

  /** Allows one request per key at a time, whoever asks. */
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
    // Even if it cannot be stored, the page gets it.
    if (fetched.kind === 'done') await saveAnswer(fetched.answer);
    return fetched;
  }

  async function refresh(asked: Asked, held: AnswerRow, keepAlive: KeepAlive): Promise<InFlight> {
    const { key } = asked;
    triedAt.set(key, performance.now());
    // The request continues: on a slow connection the change arrives late and replaces this report.
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
     * Answers at once with the saved answer and refreshes it in the background; without one, requests it within the
     * call's time limit. With broken storage, every answer comes from the network.
     *
     * @param keepAlive receives the work that continues after the answer
     */
    async respond(asked: Asked, keepAlive: KeepAlive): Promise<Response> {
      const held = newer(unsaved.get(asked.key), await findUsable(asked.key, asked.endpoint.read));
      if (held) {
        if (mayRefresh(asked))
          keepAlive(dedupe(asked, () => refresh(asked, held, keepAlive)).then(cleanUpAfter));
        return savedResponse(held.body, held.at, await serverNow());
      }
      if (asked.savedOnly) return failureResponse(new ApiError('offline', 'nothing is saved'));
      const fetched = await dedupe(asked, () => fetchFirst(asked));
      if (fetched.kind === 'failed') return failureResponse(fetched.error);
      keepAlive(cleanUpAfter(fetched));
      return freshResponse(fetched.answer.body, fetched.answer.at);
    },

    /**
     * Brings answers that no page has asked for, all of them or none: they belong together.
     *
     * @param revision of the content; nothing is requested if they are of it already, or of a later one
     */
    async bring(wanted: readonly Asked[], revision: number): Promise<void> {
      const held = await Promise.all(wanted.map(({ key, endpoint }) => findUsable(key, endpoint.read)));
      if (held.every((row) => (row?.revision ?? -1) >= revision)) return;
      // Not shared with a request under way: that one may be from before.
      const fetched = await Promise.all(wanted.map((asked, index) => ask(asked, held[index] ?? null)));
      const answers = fetched.flatMap((one) => (one.kind === 'done' ? [one.answer] : []));
      if (answers.length < wanted.length) return;
      const saved = await saveTogether(answers);
      if (saved.kind !== 'done') return;
      for (const [index, { key, at: savedAt }] of answers.entries())
        if (saved.value[index] !== 'kept') await tell({ type: 'answer-changed', key, savedAt });
    },
  };
}

/**
 * Takes over what a page received before there was a worker, after the same validation
 * (docs/architecture.md, section 5). Skips answers that are not ours, do not fit, or are older than what is saved.
 */
export async function adopt(answers: readonly ReceivedAnswer[]): Promise<void> {
  for (const { endpoint: name, values, body, receivedAt, revision } of answers.slice(0, MOST_ADOPTED)) {
    const endpoint = readEndpointNamed(name);
    if (endpoint === undefined || !Number.isFinite(receivedAt) || !fits(body, endpoint.read)) continue;
    const key = answerKey(endpoint, values);
    const answer = { key, endpoint: name, body, etag: null, at: receivedAt, ...ofRevision(revision) };
    await saveAnswer(answer, { unlessNewer: true });
  }
}

/** Finds a saved answer; a text that this build's contract does not accept counts as missing. */
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

async function cleanUpAfter(fetched: InFlight): Promise<void> {
  if (fetched.kind === 'done') await runDailyHousekeeping();
}
