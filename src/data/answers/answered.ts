/** An answer as the page holds it: the value and the time the server gave it. */
export interface Answered<Answer> {
  readonly value: Answer;
  /** Milliseconds since 1970, server time where known. */
  readonly at: number;
  /** Fallback data: taken from this address's prerendered page because no answer came. */
  readonly isStandIn?: boolean;
  /** The beginning of an answer too long for a prerendered page (`first-part.ts`). It never counts as the answer. */
  readonly isPart?: boolean;
}

/** What an endpoint's query carries besides its function; the worker's messages and prerendering need it. */
export interface AnswerMeta extends Record<string, unknown> {
  readonly answerKey: string;
  /** Up to this age, nobody needs to know how old the answer is. */
  readonly freshForMs: number;
  /** Reads only what the worker has saved; sends no request. */
  readonly readSaved: () => Promise<Answered<unknown>>;
}
