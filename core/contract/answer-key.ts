import type { ReadEndpoint, RequestValues } from './endpoint.ts';
import { percentEncode } from './header-value.ts';

/**
 * The name under which an answer is kept: method + path + sorted values. Calls that differ only in
 * their headers must never share an answer (API-06); an empty value and a missing one are the same.
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
