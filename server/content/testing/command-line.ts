import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readArguments } from '../command-line/read-arguments.ts';
import { runCommand } from '../command-line/run-command.ts';
import { sampleContent } from '../start/sample-content.ts';
import { contentForThisTest, NOW } from './content-for-test.ts';

const SITE = {
  ...{ timeZone: 'Asia/Kolkata', siteUrl: '', language: 'en', hasOtherApi: false },
  product: { name: 'Pythian Games', slug: 'pythian-games' },
};

/**
 * Somebody at the command line: words in, exit code and lines out.
 *
 * @param dataDir folder of the database; null for one in memory
 */
export async function commandLineForThisTest(dataDir: string | null = null) {
  const { db, copy, revisions } = await contentForThisTest(dataDir);
  const run = async (...words: string[]) => {
    const read = readArguments(words);
    if (!read.isGood) return { code: 2, said: read.reason };
    const lines: string[] = [];
    const code = await runCommand(read.command, {
      ...{ db, revisions, author: read.author ?? 'somebody', now: () => NOW, site: SITE },
      origin: 'http://127.0.0.1:4173',
      sample: () => sampleContent({ ...SITE, now: NOW }),
      print: (line) => lines.push(line),
    });
    return { code, said: lines.join('\n') };
  };
  return { run, db, copy };
}

/** A folder for the files of one test. */
export function folderForThisTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
