import type { ReadEndpoint, RequestValues } from './endpoint.ts';
import { percentEncode } from './header-value.ts';

/**
 * Builds the key under which an answer is stored: method + path + sorted values. Calls that differ only in their
 * headers must never share an answer (API-06). An empty value and a missing one are the same.
 */
export function answerKey(
  endpoint: Pick<ReadEndpoint, 'method' | 'path' | 'values'>,
  values: RequestValues,
): string {
  const parts = [...endpoint.values]
    .sort()
    .map((name) => [name, (values[name] ?? '').trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${percentEncode(value)}`);
  return `${endpoint.method} ${endpoint.path}|${parts.join('&')}`;
}

/**
 * Reads the values back from a key of this call, decoded, by the provider's names; null for the key of another call.
 */
export function valuesOfKey<Name extends string>(
  endpoint: Pick<ReadEndpoint<unknown, Name>, 'method' | 'path'>,
  key: string,
): RequestValues<Name> | null {
  const start = `${endpoint.method} ${endpoint.path}|`;
  if (!key.startsWith(start)) return null;
  const parts = key.slice(start.length).split('&').filter(Boolean);
  const values = parts.map((part) => {
    const [name = '', value = ''] = part.split('=');
    return [name, decodeURIComponent(value)] as const;
  });
  return Object.fromEntries(values) as RequestValues<Name>;
}
