import { answerKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import type { HeldAnswers } from './wanted.ts';

/** The answers a plan is made from, as texts that are read through the contract once. */
export function answersHere(rows: readonly { readonly key: string; readonly body: string }[]) {
  const bodies = new Map(rows.map(({ key, body }) => [key, body]));
  const read = new Map<string, unknown>();
  const held: HeldAnswers = <Answer, Name extends string>(
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
      // Put aside by a build that understood the call differently: to be asked for again.
      bodies.delete(key);
      return undefined;
    }
  };
  return {
    held,
    has: (key: string) => bodies.has(key),
    bodyOf: (key: string) => bodies.get(key),
    add: (key: string, body: string) => void bodies.set(key, body),
  };
}
