import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const CODE_LETTERS = 4;
const fileOf = new Map();

/**
 * The name a class of a CSS module has in the page: its own, and four letters that stand for the file. Shorter than
 * the usual one, which names a line as well: pages and scripts hold thousands of them.
 *
 * @param {string} name as the module has it
 * @param {string} file absolute path of the module
 * @returns {string} one that no other module has
 * @throws where two files would get the same letters; another name for one of them mends it
 */
export function scopedClassName(name, file) {
  const path = relative(process.cwd(), file.replace(/\?.*/, '')).replaceAll('\\', '/');
  const number = createHash('sha256').update(path).digest().readUInt32BE();
  const code = number.toString(36).padStart(CODE_LETTERS, '0').slice(-CODE_LETTERS);
  const other = fileOf.get(code) ?? path;
  if (other !== path) throw new Error(`The classes of ${path} and ${other} cannot be told apart.`);
  fileOf.set(code, path);
  return `${name}_${code}`;
}
