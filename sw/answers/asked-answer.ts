import { answerKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { findReadEndpoint } from '#core/contract/endpoints.ts';
import { fromHeaderValue } from '#core/contract/header-value.ts';

/** An API request in the contract's terms. */
export interface Asked {
  readonly endpoint: ReadEndpoint;
  readonly values: RequestValues;
  readonly key: string;
  /** The page wants only the saved answer. */
  readonly savedOnly: boolean;
}

/**
 * Recognizes a reading call by its method and its path below the API's base, which may be another origin. Returns null
 * for commands, unknown paths and navigations, which the worker does not handle.
 *
 * @param base absolute, without a trailing slash
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
