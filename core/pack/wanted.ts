import { answerKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';

/** An answer a pack is to hold, asked for exactly as the screens ask. */
export interface WantedAnswer {
  readonly key: string;
  readonly endpoint: ReadEndpoint;
  readonly values: RequestValues;
  /**
   * A server may have none of it: the pack is whole without. A plain no is believed only where the revision in use holds
   * none either.
   */
  readonly isOptional: boolean;
  /** Nothing else leans on it: what goes wrong with it leaves what is held of it in its place, or leaves it out where the server has none. */
  readonly isApart: boolean;
}

/** What a pack is to hold, as far as that is known from the answers that are here. */
export interface Wanted {
  readonly answers: readonly WantedAnswer[];
  /** Addresses as the screens ask for them. */
  readonly pictures: readonly string[];
}

/** The answer to a call, or undefined while it is not here. */
export type HeldAnswers = <Answer, Name extends string>(
  endpoint: ReadEndpoint<Answer, Name>,
  values: RequestValues<NoInfer<Name>>,
) => Answer | undefined;

/** How this device's screens ask for pictures. */
export interface PictureRules {
  readonly picture: (source: string) => string | null;
  readonly eventImage: (source: string) => string | null;
  /** Whether the window is so narrow that events show their small pictures. */
  readonly isSmall: boolean;
}

/** Gathers what is wanted, each thing once, in the order of asking. */
export function wishList(held: HeldAnswers) {
  const answers = new Map<string, WantedAnswer>();
  const pictures = new Set<string>();
  return {
    /** Puts a call on the list and gives its answer, where that is here already. */
    ask<Answer, Name extends string>(
      endpoint: ReadEndpoint<Answer, Name>,
      values: RequestValues<NoInfer<Name>>,
      { isOptional = false, isApart = false } = {},
    ): Answer | undefined {
      const key = answerKey(endpoint, values);
      if (!answers.has(key)) answers.set(key, { key, endpoint, values, isOptional, isApart });
      return held(endpoint, values);
    },
    show(...addresses: readonly (string | null)[]): void {
      for (const address of addresses) if (address !== null) pictures.add(address);
    },
    wanted: (): Wanted => ({ answers: [...answers.values()], pictures: [...pictures] }),
  };
}
