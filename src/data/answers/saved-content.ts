import type { QueryClient } from '@tanstack/react-query';
import { valuesOfKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import type { Answered } from './endpoint-query.ts';

/** An answer this device holds, with the values it was asked with. */
export interface HeldAnswer<Answer, Name extends string> {
  readonly values: RequestValues<Name>;
  /** Unpacks it, which takes its time; null for what is damaged or no longer fits the contract. */
  readonly read: () => Answer | null;
}

/** What the API has given this device so far, wherever it was seen. */
export interface SavedContent {
  /** Every answer of one call. */
  of<Answer, Name extends string>(endpoint: ReadEndpoint<Answer, Name>): HeldAnswer<Answer, Name>[];
}

interface SavedAnswer {
  readonly at: number;
  readonly read: (endpoint: ReadEndpoint) => unknown;
}

/**
 * Looks through all that is held: what the worker has saved on the device, and what this page has in memory, which
 * is all there is without a worker. Of the same answer the newer counts. Reads only; nothing is asked of the network.
 */
export async function readSavedContent(client: QueryClient): Promise<SavedContent> {
  const held = new Map<string, SavedAnswer>();
  const add = (key: string, found: SavedAnswer) => {
    const other = held.get(key);
    if (other === undefined || other.at <= found.at) held.set(key, found);
  };
  for (const { key, body, at } of await savedAnswerRows()) {
    add(key, { at, read: (endpoint) => endpoint.read(JSON.parse(body), () => undefined) });
  }
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['answer'] })) {
    const answer = state.data as Answered<unknown> | undefined;
    if (answer !== undefined) add(String(queryKey[1]), { at: answer.at, read: () => answer.value });
  }
  return {
    of: <Answer, Name extends string>(endpoint: ReadEndpoint<Answer, Name>) =>
      [...held].flatMap(([key, { read }]) => {
        const values = orNull(() => valuesOfKey(endpoint, key));
        return values === null ? [] : [{ values, read: () => orNull(() => read(endpoint) as Answer) }];
      }),
  };
}

/** Null for what is damaged, or was saved by a build that understood the call differently. */
function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The database comes with this first use: most pages never need it. */
async function savedAnswerRows() {
  try {
    const { allAnswers } = await import('#core/storage/answers.ts');
    const rows = await allAnswers();
    return rows.kind === 'done' ? rows.value : [];
  } catch {
    return [];
  }
}
