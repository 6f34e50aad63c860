import type { UntrustedHtml } from '#core/html/untrusted-html.ts';
import type { AnswerOf } from '../endpoint.ts';

/** A value as its owner writes it: markup is text, which only its readers distrust. */
export type Unsealed<Value> = Value extends UntrustedHtml
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Unsealed<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Unsealed<Value[Key]> }
      : Value;

/** The answer of a call, as its owner writes it. */
export type AnswerTo<Endpoint> = Unsealed<AnswerOf<Endpoint>>;
