import type { QueryClient } from '@tanstack/react-query';
import { valuesOfKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import type { Answered } from './answered.ts';

/** An answer stored on this device, with the values of its call. */
export interface StoredAnswer<Answer, Name extends string> {
  readonly values: RequestValues<Name>;
  /** Parses it, which takes time; null if it is damaged or no longer fits the contract. */
  readonly read: () => Answer | null;
  /** Only the beginning of a long answer, from a prerendered page. */
  readonly isPart: boolean;
}

/** Everything the API has sent to this device so far, on any page. */
export interface SavedContent {
  /** Returns every answer of one call. */
  of<Answer, Name extends string>(endpoint: ReadEndpoint<Answer, Name>): StoredAnswer<Answer, Name>[];
}

interface SavedAnswer {
  readonly at: number;
  readonly isPart: boolean;
  readonly read: (endpoint: ReadEndpoint) => unknown;
}

/**
 * Collects all stored answers: those the worker has saved on the device, and those in this page's memory, which are the
 * only ones without a worker. Of two versions of an answer the newer one wins, but never a part over the whole. Sends
 * no requests.
 */
export async function readSavedContent(client: QueryClient): Promise<SavedContent> {
  const held = new Map<string, SavedAnswer>();
  const add = (key: string, found: SavedAnswer) => {
    const other = held.get(key);
    if (other === undefined || (!found.isPart && other.at <= found.at)) held.set(key, found);
  };
  for (const { key, body, at } of await savedAnswerRows()) {
    add(key, {
      at,
      isPart: false,
      read: (endpoint) => endpoint.read(JSON.parse(body), () => undefined),
    });
  }
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['answer'] })) {
    const answer = state.data as Answered<unknown> | undefined;
    if (answer === undefined) continue;
    add(String(queryKey[1]), { at: answer.at, isPart: answer.isPart === true, read: () => answer.value });
  }
  return {
    of: <Answer, Name extends string>(endpoint: ReadEndpoint<Answer, Name>) =>
      [...held].flatMap(([key, { read, isPart }]) => {
        const values = orNull(() => valuesOfKey(endpoint, key));
        return values === null
          ? []
          : [{ values, isPart, read: () => orNull(() => read(endpoint) as Answer) }];
      }),
  };
}

/** Returns null for what is damaged, or was saved by a build with another contract. */
function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Loads the database on first use: most pages never need it. */
async function savedAnswerRows() {
  try {
    const { allAnswers } = await import('#core/storage/answers.ts');
    const rows = await allAnswers();
    return rows.kind === 'done' ? rows.value : [];
  } catch {
    return [];
  }
}
