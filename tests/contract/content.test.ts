import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { banners } from '#core/contract/entities/banner.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import type { Draft } from '../../server/content/item.ts';
import { Revisions } from '../../server/content/revisions/revisions.ts';
import { sampleContent } from '../../server/content/start/sample-content.ts';
import { importContent } from '../../server/content/transfer/import-content.ts';
import { WorkingCopy } from '../../server/content/working-copy/working-copy.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { databaseEnv } from '../support/postgres/database-of.ts';
import { readByContract, serverForThisTest } from './sample-server.ts';
import { sensibleValues } from './sensible-values.ts';

const PRODUCT = { name: 'Pythian Games', slug: 'pythian-games' };
const BY_ADA = { author: 'Ada', note: 'Test' };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'content-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

/** Another process with the same folder, as the command line is. */
async function editor() {
  const db = await openDatabase(dataDir);
  onTestFinished(() => db.destroy());
  const copy = new WorkingCopy(db);
  const put = async (draft: Draft) => {
    const seen = (await copy.get(draft.kind, String(draft.id)))?.version ?? null;
    expect(await copy.put(draft, seen, 'Ada')).toMatchObject({ outcome: 'stored' });
  };
  return { db, copy, put, revisions: new Revisions(db) };
}

const EVENT: Draft = { kind: 'event', id: '500', body: { name: 'Lamps', path: 'lamps', list: 'upcoming' } };
const entry = (startsAt: string): Draft => ({
  kind: 'scheduleEntry',
  id: '1',
  body: { event: '500', game: 'Kithara', title: 'Final', startsAt, place: 'Odeon' },
});

describe('the API with content of its own', () => {
  it('CONTENT-09 answers from the sample until something is published, then from that alone, without a restart', async () => {
    const server = await serverForThisTest({ dataDir });
    const titles = async () => {
      const response = await server.read(eventList, { eventtype: 'upcoming' });
      return readByContract(eventList, await response.json()).answer.map(({ name }) => name);
    };
    expect(await titles()).toContain('Pythian National Games');
    const { put, revisions } = await editor();
    await put(EVENT);
    expect(await titles()).toContain('Pythian National Games');
    await revisions.publish(BY_ADA);
    expect(await titles()).toEqual(['Lamps']);
    const response = await server.read(news);
    expect(readByContract(news, await response.json()).answer).toEqual([]);
    const unknown = await server.read(eventDetail, { eventurl: 'failing-event' });
    expect([unknown.status, readByContract(eventDetail, await unknown.json()).answer]).toEqual([200, null]);
  });

  it('CONTENT-09 every call fits the contract completely, and changes its tag only when it changes', async () => {
    const server = await serverForThisTest({ dataDir });
    const { db, put, revisions } = await editor();
    const file = sampleContent({ product: PRODUCT, timeZone: 'Asia/Kolkata', now: new Date() });
    await importContent(db, file, { author: 'Ada', at: new Date() });
    await revisions.publish(BY_ADA);
    for (const endpoint of readEndpoints) {
      for (const values of sensibleValues[endpoint.name] ?? [{}]) {
        const response = await server.read(endpoint, values);
        expect(response.status).toBe(200);
        expect(readByContract(endpoint, await response.json()).notes).toEqual([]);
      }
    }
    const tagOf = async () => (await server.read(schedule, { pagename: 'lamps' })).headers.get('etag');
    const before = await tagOf();
    await put(EVENT);
    await revisions.publish(BY_ADA);
    expect(await tagOf()).toBe(before);
    await put(entry('2031-05-21T18:00'));
    await revisions.publish(BY_ADA);
    expect(await tagOf()).not.toBe(before);
  });

  it('CONTENT-09 scenarios change whole answers of published content, too', async () => {
    const server = await serverForThisTest({ dataDir });
    const { put, revisions } = await editor();
    await put({ kind: 'banner', id: '1', body: { page: 'home', url: '/a.svg' } });
    await revisions.publish(BY_ADA);
    const body = async () => (await server.read(banners, { pagename: 'home' })).json() as Promise<object>;
    expect(await body()).toMatchObject({ status: 1, data: [{ imgurl: '/a.svg' }] });
    await server.put('/__scenario', { name: 'empty' });
    expect(await body()).toMatchObject({ data: [] });
    await server.put('/__scenario', { name: 'statuszero' });
    expect(await body()).toMatchObject({ status: 0 });
    await server.put('/__scenario', { name: 'failing' });
    expect((await server.read(banners, { pagename: 'home' })).status).toBe(500);
  });

  it('CONTENT-15 calendars say what is published: a moved entry keeps its identity, a removed one is cancelled', async () => {
    const server = await serverForThisTest({ dataDir });
    const { put, copy, revisions } = await editor();
    await put(EVENT);
    await put(entry('2031-05-21T18:00'));
    await put({ ...entry('2031-05-22T18:00'), id: '2' });
    await revisions.publish(BY_ADA);
    const calendar = async () => (await server.ask('/calendar/event/lamps.ics')).text();
    const uids = (text: string) => [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid).sort();
    const first = await calendar();
    expect(first).toContain('DTSTART;TZID=Asia/Kolkata:20310521T180000');
    await put(entry('2031-05-21T20:30'));
    await revisions.publish(BY_ADA);
    const moved = await calendar();
    expect(moved).toContain('DTSTART;TZID=Asia/Kolkata:20310521T203000');
    expect(uids(moved)).toEqual(uids(first));
    await copy.remove('scheduleEntry', '2', (await copy.get('scheduleEntry', '2'))?.version ?? 0, 'Ada');
    await revisions.publish(BY_ADA);
    expect(await calendar()).toContain('STATUS:CANCELLED');
    expect((await server.ask('/calendar/event/pythian-national-games.ics')).status).toBe(404);
  });
});

/** The built program, as `npm run content` starts it. */
const content = async (...words: string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir, ...(await databaseEnv(dataDir)) };
  return new Promise<{ readonly code: unknown; readonly said: string }>((resolve) => {
    execFile(process.execPath, ['dist-server/content.js', ...words], { env }, (error, out, problem) => {
      resolve({ code: error === null ? 0 : error.code, said: out + problem });
    });
  });
};

describe('the command line', () => {
  it('CONTENT-14 works while the server runs, and says by its exit code whether it did', async () => {
    const server = await serverForThisTest({ dataDir });
    const unseen = async () => (await server.read(eventDetail, { eventurl: 'torch-relay' })).json();
    expect(readByContract(eventDetail, await unseen()).answer?.name).toBe('Torch Relay');
    expect(await content('start', 'sample')).toMatchObject({ code: 0 });
    expect(await content('start', 'sample')).toMatchObject({ code: 1 });
    expect(await content('publish')).toMatchObject({
      code: 2,
      said: expect.stringContaining('Say what has changed'),
    });
    expect(readByContract(eventDetail, await unseen()).answer?.name).toBe('Torch Relay');
    expect(await content('publish', '--note', 'Ours')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Revision 1 is published.'),
    });
    // No list of the sample contains this event, so it is no content.
    expect(readByContract(eventDetail, await unseen()).answer).toBeNull();
  });
});
