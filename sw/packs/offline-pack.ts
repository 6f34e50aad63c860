import { type ApiError, toApiError } from '#core/api-client/api-error.ts';
import { withTimeLimit } from '#core/api-client/time-limit.ts';
import type { FailureKind, MessageFromWorker } from '#core/contract/worker-messages.ts';
import type { WantedAnswer } from '#core/pack/wanted.ts';
import {
  type Commit,
  commitPack,
  dropUnheldPictures,
  type PackContent,
  stageAnswer,
} from '#core/storage/packs.ts';
import type { AnswerRow } from '#core/storage/rows.ts';
import { askNetwork } from '../answers/ask-network.ts';
import { findUsable } from '../answers/saved-answers.ts';
import { serverNow } from '../answers/worker-clock.ts';
import { takePackPicture } from '../files/media.ts';

/** An answer younger than this is not requested again. */
const YOUNG_MS = 60_000;
/** Longer than any picture request: a silent cache does not block a pack for ever. */
const PICTURE_LIMIT_MS = 40_000;

/** An answer of a pack's next revision. */
export interface AnswerStep {
  readonly pack: string;
  readonly answer: Pick<WantedAnswer, 'key' | 'endpoint' | 'values'>;
  /** The saved answer will do if the server returns nothing usable, unless it says that there is none. */
  readonly orSaved?: boolean;
  /** The revision in use has this answer, so a refusal alone does not remove it: a failed database refuses, too. */
  readonly isTaken?: boolean;
  /** The revision of the content to ask for, once the answers were found to be of several. */
  readonly revision?: number | undefined;
}

export interface FailedStep {
  readonly kind: 'failed';
  readonly reason: FailureKind | 'full' | 'unavailable';
  readonly status?: number | undefined;
}

/** The single steps of making a pack. */
export interface PackSteps {
  takeAnswer(step: AnswerStep): Promise<{ readonly kind: 'done'; readonly body: string } | FailedStep>;
  /** @param address absolute */
  takePicture(address: string): Promise<{ readonly kind: 'done'; readonly bytes: number } | FailedStep>;
  commit(
    pack: string,
    content: PackContent,
  ): Promise<{ readonly kind: 'switched' } | Extract<Commit, { readonly kind: 'mixed' }> | FailedStep>;
}

/**
 * Creates the steps.
 *
 * @param tell sends a message to every open page
 */
export function createPackSteps(tell: (message: MessageFromWorker) => Promise<void>): PackSteps {
  return {
    /** Fetches an answer, validates it like any other and stages it. */
    async takeAnswer(step) {
      try {
        const { row, isFromHere } = await newestRow(step);
        const staged = await stageAnswer(step.pack, row, { isFromHere });
        if (staged.kind !== 'done') return { kind: 'failed', reason: staged.kind };
        if (!staged.value) return { kind: 'failed', reason: 'unavailable' };
        return { kind: 'done', body: row.body };
      } catch (error) {
        const { kind, status } = toApiError(error);
        return { kind: 'failed', reason: kind, status };
      }
    },

    async takePicture(address) {
      try {
        const take = () => takePackPicture(address);
        return { kind: 'done', bytes: await withTimeLimit(PICTURE_LIMIT_MS, undefined, take) };
      } catch (error) {
        return { kind: 'failed', reason: toApiError(error).kind };
      }
    },

    /** Switches to the new revision and tells the pages which of the answers they show have changed. */
    async commit(pack, content) {
      const committed = await commitPack(pack, content);
      if (committed.kind !== 'done') return { kind: 'failed', reason: committed.kind };
      if (committed.value.kind === 'mixed') return committed.value;
      if (committed.value.kind === 'incomplete') return { kind: 'failed', reason: 'unavailable' };
      for (const { key } of committed.value.changed) await tell({ type: 'saved-changed', key });
      await dropUnheldPictures();
      return { kind: 'switched' };
    },
  };
}

/** Whether an answer is useless, as opposed to no answer, "not now" and "there is no such thing". */
function isUseless({ kind, status = 0 }: ApiError): boolean {
  return kind === 'shape' || (kind === 'http' && ![404, 410, 429, 503].includes(status));
}

/**
 * Returns the row to stage: the saved one if it is young, else the server's, and the saved one again where that may
 * stay.
 *
 * @throws ApiError
 */
async function newestRow({ answer, orSaved = false, isTaken = false, revision }: AnswerStep) {
  const { key, endpoint, values } = answer;
  const held = await findUsable(key, endpoint.read);
  const isOfRevision = revision === undefined || held?.revision === revision;
  if (held && isOfRevision && (await isYoung(held))) return { row: held, isFromHere: true };
  try {
    const row = await askNetwork({ endpoint, values, key, savedOnly: false }, held);
    return { row, isFromHere: false };
  } catch (error) {
    const failure = toApiError(error);
    const mayStay = (orSaved && isUseless(failure)) || (isTaken && failure.kind === 'refused');
    if (held && mayStay) return { row: withoutRevision(held), isFromHere: true };
    throw error;
  }
}

/** What stays because there is nothing newer must not count as stale. */
const withoutRevision = ({ revision: _, ...answer }: AnswerRow): AnswerRow => answer;

async function isYoung({ at }: AnswerRow): Promise<boolean> {
  return Math.abs((await serverNow()) - at) < YOUNG_MS;
}
