import type { ReadBody } from './read-body.ts';

/** Values of one request, by the provider's own names. An empty text and a missing value mean the same. */
export type RequestValues<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** How long an answer is worth keeping, and from what age on the visitor should know that it is old. */
export interface KeepRule {
  /** Housekeeping may delete older answers. */
  readonly forDays: number;
  /** Up to this age, the page does not mention how old the answer is. */
  readonly freshForMs: number;
  /** Order of eviction when storage runs out: `never` goes last. */
  readonly evict: 'early' | 'late' | 'never';
}

/** A reading call. Page, worker, server and documents all take what they know about it from here. */
export interface ReadEndpoint<Answer = unknown, Name extends string = string> {
  readonly kind: 'read';
  /** Our name for the call, the same in page, worker, server and documents. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** As the provider spells it, always with a leading slash (reading Q-22). */
  readonly path: `/api/${string}`;
  /** Names of the values that travel as request headers, on GET and on reading POSTs alike. */
  readonly values: readonly Name[];
  /** Reads a parsed body into our own fields, or throws `ShapeError` / `RefusedError`. */
  readonly read: ReadBody<Answer>;
  /** Covers headers and body; applies when nothing is saved. */
  readonly timeLimitMs: number;
  readonly keep: KeepRule;
}

/** A call that changes something, or that must reach the server every time. Its answer is never stored. */
export interface CommandEndpoint<Payload = unknown, Answer = unknown> {
  readonly kind: 'command';
  readonly name: string;
  readonly method: 'POST';
  readonly path: `/api/${string}`;
  /** The JSON keys of the body, exactly these (section 7 of the specification). */
  readonly fields: readonly (keyof Payload & string)[];
  readonly read: ReadBody<Answer>;
  readonly timeLimitMs: number;
}

export type Endpoint = ReadEndpoint | CommandEndpoint<never>;

/** The parsed answer of an endpoint. */
export type AnswerOf<E> = E extends { readonly read: ReadBody<infer Answer> } ? Answer : never;

const NOTHING_SAVED_LIMIT_MS = 10_000;
const MINUTE_MS = 60_000;

/** Retention rules by kind of content. Schedules go stale fastest and are evicted last. */
export const KEEP = {
  schedule: { forDays: 365, freshForMs: 10 * MINUTE_MS, evict: 'never' },
  event: { forDays: 365, freshForMs: 60 * MINUTE_MS, evict: 'late' },
  news: { forDays: 90, freshForMs: 6 * 60 * MINUTE_MS, evict: 'early' },
  frame: { forDays: 365, freshForMs: 24 * 60 * MINUTE_MS, evict: 'late' },
} as const satisfies Record<string, KeepRule>;

/** Describes a reading call, by default GET with the common time limit. */
/* @__NO_SIDE_EFFECTS__ */
export function readEndpoint<Answer, const Name extends string = never>(
  form: Omit<ReadEndpoint<Answer, Name>, 'kind' | 'method' | 'timeLimitMs'> &
    Partial<Pick<ReadEndpoint, 'method' | 'timeLimitMs'>>,
): ReadEndpoint<Answer, Name> {
  return { kind: 'read', method: 'GET', timeLimitMs: NOTHING_SAVED_LIMIT_MS, ...form };
}

/** Describes a command: a POST with a JSON body of exactly the named fields. */
/* @__NO_SIDE_EFFECTS__ */
export function commandEndpoint<Payload, Answer>(
  form: Omit<CommandEndpoint<Payload, Answer>, 'kind' | 'method'>,
): CommandEndpoint<Payload, Answer> {
  return { kind: 'command', method: 'POST', ...form };
}
