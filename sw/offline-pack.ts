import { type ApiError, toApiError } from '#core/api-client/api-error.ts';
import { answerKey } from '#core/contract/answer-key.ts';
import { readEndpointNamed } from '#core/contract/endpoints.ts';
import type { MessageFromWorker, PackAsk, PackReply } from '#core/contract/worker-messages.ts';
import { bytesOf, commitPack, dropUnheldPictures, stageAnswer } from '#core/storage/packs.ts';
import type { AnswerRow } from '#core/storage/rows.ts';
import { askNetwork } from './ask-network.ts';
import { takePackPicture } from './media.ts';
import { findUsable } from './saved-answers.ts';
import { serverNow } from './server-clock.ts';

/** An answer this young needs not be asked for again. */
const YOUNG_MS = 60_000;

type Ask<Type extends PackAsk['type']> = Extract<PackAsk, { type: Type }>;

/**
 * The worker's part in making a pack: one thing per message, so that it never has to live longer than one request.
 *
 * @param tell speaks to every open page
 */
export function createPackMaker(tell: (message: MessageFromWorker) => Promise<void>) {
  return {
    /** Fetches an answer through the same gate as every other and puts it aside. */
    async takeAnswer({
      pack,
      endpoint: name,
      values,
      orSaved = false,
      isTaken = false,
    }: Ask<'pack-answer'>): Promise<PackReply> {
      const endpoint = readEndpointNamed(name);
      if (endpoint === undefined) return { kind: 'failed', reason: 'shape' };
      const key = answerKey(endpoint, values);
      try {
        const held = await findUsable(key, endpoint.read);
        const answer =
          held && (await isYoung(held))
            ? held
            : await askNetwork({ endpoint, values, key, savedOnly: false }, held).catch((error: unknown) => {
                const failure = toApiError(error);
                const mayStay = orSaved && isUseless(failure);
                if (held && (mayStay || (isTaken && failure.kind === 'refused'))) return held;
                throw error;
              });
        const staged = await stageAnswer(pack, answer, { isFromHere: answer === held });
        if (staged.kind !== 'done') return { kind: 'failed', reason: staged.kind };
        if (!staged.value) return { kind: 'failed', reason: 'unavailable' };
        return { kind: 'here', body: answer.body, at: answer.at, bytes: bytesOf(answer.body) };
      } catch (error) {
        const { kind, status } = toApiError(error);
        return { kind: 'failed', reason: kind, status };
      }
    },

    async takePicture({ address }: Ask<'pack-picture'>): Promise<PackReply> {
      try {
        return { kind: 'here', bytes: await takePackPicture(address) };
      } catch (error) {
        return { kind: 'failed', reason: toApiError(error).kind };
      }
    },

    /** Switches to the new revision, and tells the pages which of the answers they show have changed. */
    async commit({ pack, ...content }: Ask<'pack-commit'>): Promise<PackReply> {
      const committed = await commitPack(pack, content);
      if (committed.kind !== 'done') return { kind: 'failed', reason: committed.kind };
      if (committed.value.kind === 'incomplete') return { kind: 'failed', reason: 'unavailable' };
      for (const { key } of committed.value.changed) await tell({ type: 'saved-changed', key });
      await dropUnheldPictures();
      return { kind: 'switched' };
    },
  };
}

/** An answer that helps nobody: unlike none, unlike "not now", and unlike "there is no such thing". */
function isUseless({ kind, status = 0 }: ApiError): boolean {
  return kind === 'shape' || (kind === 'http' && ![404, 410, 429, 503].includes(status));
}

async function isYoung({ at }: AnswerRow): Promise<boolean> {
  return Math.abs((await serverNow()) - at) < YOUNG_MS;
}
