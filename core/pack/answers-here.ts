import { answerKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import type { StoredAnswers } from './wanted.ts';

/** The stored answers a plan is made from, each parsed once with its contract. */
export function answersHere(rows: readonly { readonly key: string; readonly body: string }[]) {
  const bodies = new Map(rows.map(({ key, body }) => [key, body]));
  const read = new Map<string, unknown>();
  const held: StoredAnswers = <Answer, Name extends string>(
    endpoint: ReadEndpoint<Answer, Name>,
    values: RequestValues<Name>,
  ): Answer | undefined => {
    const key = answerKey(endpoint, values);
    const body = bodies.get(key);
    if (body === undefined) return undefined;
    try {
      if (!read.has(key))
        read.set(
          key,
          endpoint.read(JSON.parse(body), () => undefined),
        );
      return read.get(key) as Answer;
    } catch {
      // Stored by a build that read the call differently, so it is requested again.
      bodies.delete(key);
      return undefined;
    }
  };
  return {
    held,
    has: (key: string) => bodies.has(key),
    bodyOf: (key: string) => bodies.get(key),
    add: (key: string, body: string) => void bodies.set(key, body),
    remove: (key: string) => {
      bodies.delete(key);
      read.delete(key);
    },
  };
}
