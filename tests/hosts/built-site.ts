import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of the built site. */
export const SITE = resolve('dist');
/** Folder of the files for web servers. */
export const HOSTS = resolve('dist-server/hosts');

export const builtJson = (file: string) => JSON.parse(readFileSync(join(SITE, file), 'utf8'));

/** Names of all headers that files of the site may have, and of those that say what a file is. */
export const headerNames = (): string[] => [
  ...new Set([
    ...Object.values<Record<string, string>>(builtJson('headers.json')).flatMap((kind) => Object.keys(kind)),
    ...['content-type', 'cache-control', 'x-robots-tag', 'access-control-allow-origin'],
  ]),
];

/** The first file of a folder of the site with this ending. */
export function fileOf(folder: string, ending: string): string {
  const name = readdirSync(join(SITE, folder)).find((file) => file.endsWith(ending));
  if (name === undefined) throw new Error(`There is no ${ending} in ${folder}.`);
  return `/${folder}/${name}`;
}

/** Paths of all files of the site, relative to it. */
export const allFiles = (): string[] =>
  readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(SITE.length + 1));
