import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decoded } from '#core/text/decoded.ts';

/**
 * Finds the file of an address, relative to the folder; null if there is none. Hidden files and everything outside the
 * folder count as missing.
 */
export async function findFile(folder: string, pathname: string): Promise<string | null> {
  const segments = pathname.replace(/^\//, '').split('/').map(decoded);
  if (segments.some(isForbidden)) return null;
  const file = segments.join('/');
  try {
    return (await stat(join(folder, file))).isFile() ? file : null;
  } catch {
    return null;
  }
}

function isForbidden(segment: string): boolean {
  return segment === '' || segment.startsWith('.') || /[/\\\0]/.test(segment) || segment.includes(sep);
}
