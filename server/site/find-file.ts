import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decoded } from './page-list.ts';

const EXTENSION = /\.[a-z][a-z0-9]{0,11}$/i;

/** Whether the last segment of an address has the look of a file name. */
export function looksLikeFile(pathname: string): boolean {
  return EXTENSION.test(decoded(pathname.split('/').at(-1) ?? ''));
}

/**
 * The file an address means, relative to the folder; null where there is none. Hidden files and
 * everything outside the folder do not exist.
 */
export async function findFile(folder: string, pathname: string): Promise<string | null> {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  if (segments.length === 0 || segments.some(isForbidden)) return null;
  const file = segments.join('/');
  try {
    return (await stat(join(folder, file))).isFile() ? file : null;
  } catch {
    return null;
  }
}

function isForbidden(segment: string): boolean {
  return segment.startsWith('.') || /[/\\\0]/.test(segment) || segment.includes(sep);
}
