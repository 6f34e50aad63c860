import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'scripts/build/previews';
const IS_SOURCE = /^(?!.*\.test\.).*\.ts$/;

/** Returns what previews are drawn by: the code here, and the library below it. */
export function previewRecipe(): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const hash = createHash('sha256').update(dependencies.sharp);
  for (const file of readdirSync(FOLDER).sort())
    if (IS_SOURCE.test(file)) hash.update(`\n${file}\n`).update(readFileSync(join(FOLDER, file)));
  return hash.digest('hex');
}
