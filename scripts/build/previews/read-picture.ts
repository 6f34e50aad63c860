import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Where the build finds pictures. */
export interface PicturePlaces {
  readonly siteDir: string;
  /** The site's own address; '' if it is not known. */
  readonly siteUrl: string;
  /** Asks the API in this process; null if it has no such file. */
  readonly ask: (path: string) => Promise<Buffer | null>;
}

/**
 * Reads the file of a picture by the address that a page has it under: from the site itself, or from the API in this
 * process. What other servers have is not asked for: a build must not depend on them.
 *
 * @returns null if it is in none of these places
 */
export async function readPicture(
  address: string,
  { siteDir, siteUrl, ask }: PicturePlaces,
): Promise<Buffer | null> {
  const own = siteUrl !== '' && address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  if (!/^\/(?!\/)/.test(own)) return null;
  const path = own.replace(/[?#].*$/s, '');
  const file = resolve(join(siteDir, decodeURI(path)));
  const isOfSite = file.startsWith(resolve(siteDir) + sep) && existsSync(file) && statSync(file).isFile();
  return isOfSite ? readFileSync(file) : ask(path);
}
