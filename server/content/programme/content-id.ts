import { createHash } from 'node:crypto';
import { isItemId } from '../check-item.ts';

const DIGEST_CHARACTERS = 20;

/**
 * Returns the id of a file as content can have it. Calendars allow more in one than content does; the same one always
 * becomes the same, so the next import of the file finds its entry.
 */
export function contentId(id: string): string {
  if (isItemId(id)) return id;
  return `file-${createHash('sha256').update(id).digest('hex').slice(0, DIGEST_CHARACTERS)}`;
}
