import { answerKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { findReadEndpoint } from '#core/contract/endpoints.ts';
import { fromHeaderValue } from '#core/contract/header-value.ts';

/** What a request asks of the API, in the contract's words. */
export interface Asked {
  readonly endpoint: ReadEndpoint;
  readonly values: RequestValues;
  readonly key: string;
  /** The page wants what is saved and nothing else. */
  readonly savedOnly: boolean;
}

/**
 * Recognises a reading call by method and path below the API's base, which may be another origin.
 * Commands, everything unknown and calls opened as a page give null: they are none of the worker's business.
 *
 * @param base absolute, without a slash at its end
 */
export function readAsked(request: Request, base: string): Asked | null {
  if (request.mode === 'navigate' || !request.url.startsWith(`${base}/`)) return null;
  const endpoint = findReadEndpoint(request.method, request.url.slice(base.length));
  if (endpoint === undefined) return null;
  const values = Object.fromEntries(
    endpoint.values.map((name) => [name, fromHeaderValue(request.headers.get(name) ?? '')]),
  );
  return { endpoint, values, key: answerKey(endpoint, values), savedOnly: request.cache === 'force-cache' };
}
