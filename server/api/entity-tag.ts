import { createHash } from 'node:crypto';

/**
 * An entity tag for a text: equal texts, equal tags. A weak one, since the same text goes out in several encodings,
 * and a strong tag would stand for the bytes of one of them (RFC 9110, 8.8.1).
 */
export function entityTag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** Whether `If-None-Match` names this tag; weak and strong ones compare alike (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => opaque(one) === opaque(tag));
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
