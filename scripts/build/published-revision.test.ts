import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readPublished } from '../../server/content/revisions/read-published.ts';
import {
  contentForThisTest,
  entryDraft,
  eventDraft,
  NOW,
} from '../../server/content/testing/content-for-test.ts';
import { publishedRevision } from './published-revision.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'published-'));
  return () => rmSync(root, { recursive: true, force: true });
});
const named = (env: Readonly<Record<string, string>> = { DATA_DIR: 'data' }) => publishedRevision(root, env);

async function publish() {
  const { db, copy, revisions } = await contentForThisTest(join(root, 'data'));
  onTestFinished(() => db.destroy());
  const next = async (...drafts: (ReturnType<typeof eventDraft> | ReturnType<typeof entryDraft>)[]) => {
    for (const draft of drafts) await copy.put(draft, null, 'Ada');
    await revisions.publish({ author: 'Ada', note: 'Test' });
  };
  return { next, revisions };
}

describe('the published content that a build carries', () => {
  it('CONTENT-16 is nothing without a database, and none is created', async () => {
    expect(await named()).toBe('');
    expect(await readPublished(join(root, 'data'))).toBeNull();
    expect(existsSync(join(root, 'data'))).toBe(false);
  });

  it('CONTENT-16 is nothing while nothing is published', async () => {
    await publish();
    expect(await named()).toBe('');
    expect(await readPublished(join(root, 'data'))).toBeNull();
  });

  it('CONTENT-16 is the latest revision, while the server uses the database', async () => {
    const { next } = await publish();
    await next(eventDraft('101'));
    expect(await named()).toBe(`revision 1 of ${NOW.toISOString()}`);
    await next(entryDraft('1'));
    expect(await named()).toBe(`revision 2 of ${NOW.toISOString()}`);
    const read = await readPublished(join(root, 'data'));
    expect([read?.revision, read?.of('scheduleEntry').length]).toEqual([2, 1]);
  });

  it('CONTENT-16 is nothing if the site asks another API', async () => {
    const { next } = await publish();
    await next(eventDraft('101'));
    expect(await named({ DATA_DIR: 'data', VITE_API_BASE: 'https://api.example' })).toBe('');
  });
});
