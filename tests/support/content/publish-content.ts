import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from '../site.ts';

const run = promisify(execFile);

/** Publishes content as an organiser does at the command line, while the site runs: exactly these items, by kind. */
export async function publishContent(
  { dataDir }: Site,
  items: Readonly<Record<string, readonly object[]>>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const content = (...words: string[]) =>
    run(process.execPath, ['dist-server/content.js', ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
  try {
    const file = join(folder, 'content.json');
    writeFileSync(file, JSON.stringify({ format: 'content', version: 1, items }));
    await content('import', file);
    await content('publish', '--note', 'Test', '--author', 'Ada');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
