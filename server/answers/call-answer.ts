import type { ReadEndpoint } from '#core/contract/endpoint.ts';

/** How one reading call is answered from a source: values in, wire body out. */
export interface CallAnswer<Source> {
  readonly endpoint: ReadEndpoint;
  readonly body: (values: Readonly<Record<string, string>>, source: Source) => unknown;
}

/**
 * Returns a function that pairs a call of the contract with its answer from this source; the values have the provider's
 * names, '' if not sent.
 */
export function answersFrom<Source>() {
  return <Name extends string>(
    endpoint: ReadEndpoint<unknown, Name>,
    body: (values: Readonly<Record<Name, string>>, source: Source) => unknown,
  ): CallAnswer<Source> => ({ endpoint, body });
}
