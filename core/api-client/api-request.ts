import type { CommandEndpoint, ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { toHeaderValue } from '#core/contract/header-value.ts';
import { isPreview, PREVIEW_API } from '#core/preview.ts';
import { settings } from '#core/settings.ts';

/** The arguments of `fetch`. */
export interface ApiRequest {
  readonly address: string;
  readonly init: RequestInit;
}

/*
 * Requests never follow a redirect: it would carry the access key to wherever it points (API-03), and in practice a
 * redirected data call has met a sign-in page. The HTTP cache is bypassed because its keys are addresses, and our calls
 * differ only in headers (API-06).
 */
const BASICS = { redirect: 'manual', cache: 'no-store' } as const;

/**
 * Builds the request of a reading call: values travel as headers, and a POST has neither body nor content type (API-04,
 * API-16). In a preview the desk is asked instead.
 */
export function readRequest(
  endpoint: Pick<ReadEndpoint, 'name' | 'method' | 'path' | 'values'>,
  values: RequestValues,
): ApiRequest {
  const headers: Record<string, string> = { 'access-token': settings.apiKey };
  for (const name of endpoint.values) {
    const value = values[name]?.trim() ?? '';
    if (value !== '') headers[name] = toHeaderValue(value);
  }
  if (isPreview())
    return { address: `${PREVIEW_API}/${endpoint.name}`, init: { ...BASICS, method: 'GET', headers } };
  return { address: apiAddress(endpoint.path), init: { ...BASICS, method: endpoint.method, headers } };
}

/** Builds the request of a command: a JSON body of exactly the named fields, and the idempotency key. */
export function commandRequest<Payload, Answer>(
  endpoint: CommandEndpoint<Payload, Answer>,
  payload: Payload,
  idempotencyKey: string | undefined,
): ApiRequest {
  const headers: Record<string, string> = {
    'access-token': settings.apiKey,
    'content-type': 'application/json',
  };
  if (idempotencyKey !== undefined && settings.idempotencyHeader) headers['idempotency-key'] = idempotencyKey;
  const body = JSON.stringify(Object.fromEntries(endpoint.fields.map((name) => [name, payload[name]])));
  return { address: apiAddress(endpoint.path), init: { ...BASICS, method: endpoint.method, headers, body } };
}

/** Builds an address below the one API base, never relative to the page (API-01, reading Q-22). */
function apiAddress(path: string): string {
  return `${settings.apiBase}${path}`;
}
