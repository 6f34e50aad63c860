import type { FastifyRequest } from 'fastify';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { fromHeaderValue } from '#core/contract/header-value.ts';

const KEPT_REQUESTS = 500;
const valueNames = [...new Set(readEndpoints.flatMap((endpoint) => endpoint.values))];

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** The values sent as headers, decoded, by the provider's names. */
  readonly values: Readonly<Record<string, string>>;
  readonly hasAccessToken: boolean;
  readonly time: string;
}

/** The last requests to the API, for tests that count calls. */
export class RequestLog {
  private entries: LoggedRequest[] = [];

  add(request: FastifyRequest, path: string, now: Date): void {
    const sent = valueNames.filter((name) => request.headers[name] !== undefined);
    this.entries.push({
      method: request.method,
      path,
      values: Object.fromEntries(sent.map((name) => [name, sentValue(request, name)])),
      hasAccessToken: hasAccessToken(request),
      time: now.toISOString(),
    });
    if (this.entries.length > KEPT_REQUESTS) this.entries.shift();
  }

  list(): readonly LoggedRequest[] {
    return this.entries;
  }

  clear(): void {
    this.entries = [];
  }
}

/** Returns a value sent as a header, decoded; '' if it was not sent. */
export function sentValue({ headers }: FastifyRequest, name: string): string {
  const given = headers[name];
  return fromHeaderValue(typeof given === 'string' ? given : (given?.[0] ?? '')).trim();
}

/** Whether the caller sends a key; any key will do, since it is public (reading Q-03). */
export function hasAccessToken({ headers }: FastifyRequest): boolean {
  return typeof headers['access-token'] === 'string' && headers['access-token'].trim() !== '';
}
