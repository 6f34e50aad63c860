import { createHash } from 'node:crypto';

/**
 * Returns an entity tag for a text; equal texts have equal tags. It is weak because the same text is sent in several
 * encodings, and a strong tag would stand for the bytes of one of them (RFC 9110, 8.8.1).
 */
export function entityTag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** Whether `If-None-Match` contains this tag; weak and strong tags count as equal (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => opaque(one) === opaque(tag));
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
