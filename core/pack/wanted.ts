import { answerKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';

/** An answer a pack is to contain, requested exactly as the screens do. */
export interface WantedAnswer {
  readonly key: string;
  readonly endpoint: ReadEndpoint;
  readonly values: RequestValues;
  /**
   * The server may not have it, and the pack is complete without it. A plain no is believed only if the revision in use
   * has none either.
   */
  readonly isOptional: boolean;
  /** Nothing else depends on it. On failure, the stored copy stays in place; if the server has none, it is left out. */
  readonly isApart: boolean;
}

/** What a pack is to contain, as far as the stored answers tell. */
export interface Wanted {
  readonly answers: readonly WantedAnswer[];
  /** Addresses exactly as the screens request them. */
  readonly pictures: readonly string[];
}

/** Returns the answer to a call, or undefined if it is not stored yet. */
export type StoredAnswers = <Answer, Name extends string>(
  endpoint: ReadEndpoint<Answer, Name>,
  values: RequestValues<NoInfer<Name>>,
) => Answer | undefined;

/** How this device's screens request pictures. */
export interface PictureRules {
  readonly picture: (source: string) => string | null;
  readonly eventImage: (source: string) => string | null;
  /** Whether the window is so narrow that events show their small pictures. */
  readonly isSmall: boolean;
}

/** Collects what is wanted, each item once, in the order of requests. */
export function wantedList(held: StoredAnswers) {
  const answers = new Map<string, WantedAnswer>();
  const pictures = new Set<string>();
  return {
    /** Adds a call to the list and returns its answer if it is stored. */
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
