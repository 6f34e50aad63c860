import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CHANGES_PATH, type RevisionNews, readRevisionNews } from '#core/contract/changes-stream.ts';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { createApp } from '../../server/app.ts';
import type { Draft } from '../../server/content/item.ts';
import { Revisions } from '../../server/content/revisions/revisions.ts';
import { WorkingCopy } from '../../server/content/working-copy/working-copy.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { everything } from '../support/scope.ts';
import { type SampleServer, serverForThisTest } from './sample-server.ts';

/** What a hall full of people is to the server; loopback stands for it. */
const MANY = everything ? 2_000 : 200;
const PUBLISHED_WITHIN_MS = 2_500;
const CLOSED_WITHIN_MS = 1_000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'changes-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

const event = (id: string, more: object = {}): Draft => ({
  kind: 'event',
  id,
  body: { name: `Event ${id}`, path: `event-${id}`, list: 'upcoming', ...more },
});
const entry = (startsAt: string): Draft => ({
  kind: 'scheduleEntry',
  id: '1',
  body: { event: '500', game: 'Kithara', title: 'Final', startsAt },
});
const article = (title: string): Draft => ({ kind: 'news', id: '1', body: { title } });

/** Somebody in another process with the same folder, as the command line is. */
async function editor() {
  const db = await openDatabase(dataDir);
  onTestFinished(() => db.destroy());
  const copy = new WorkingCopy(db);
  const revisions = new Revisions(db);
  return async (...drafts: readonly Draft[]) => {
    for (const draft of drafts) {
      const seen = (await copy.get(draft.kind, String(draft.id)))?.version ?? null;
      expect(await copy.put(draft, seen, 'Ada')).toMatchObject({ outcome: 'stored' });
    }
    expect(await revisions.publish({ author: 'Ada', note: 'Test' })).toMatchObject({ outcome: 'published' });
  };
}

interface Listening {
  readonly response: IncomingMessage;
  readonly asked: ClientRequest;
  readonly text: () => string;
  readonly news: () => RevisionNews[];
  readonly isOver: () => boolean;
}

/** Listens as a page does. */
function listen({ url }: SampleServer, headers: Record<string, string> = {}): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const asked = request(url + CHANGES_PATH, { agent: false, headers }, (response) => {
      let text = '';
      let isOver = false;
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        isOver = true;
      });
      response.on('error', () => undefined);
      resolve({
        ...{ response, asked, text: () => text, isOver: () => isOver },
        news: () =>
          [...text.matchAll(/^data: (.*)$/gm)].map(
            ([, data]) => readRevisionNews(data ?? '') as RevisionNews,
          ),
      });
    });
    asked.on('error', reject);
    asked.end();
    onTestFinished(() => void asked.destroy());
  });
}
const heard = async (listening: Listening, count: number) => {
  await vi.waitFor(() => expect(listening.news()).toHaveLength(count));
  return listening.news();
};

describe('the stream of changes', () => {
  it('CHANGES-09 begins with what is published, and tells of each revision within two seconds, whoever publishes', async () => {
    const server = await serverForThisTest({ dataDir });
    const listening = await listen(server);
    expect(await heard(listening, 1)).toEqual([{ revision: 0, publishedAt: null, events: [] }]);
    expect(listening.text()).toMatch(/^retry: \d{4,5}\nevent: revision\nid: 0\ndata: /);
    const publish = await editor();
    await publish(event('500'), event('501'), article('One'));
    expect((await heard(listening, 2))[1]).toMatchObject({ revision: 1, events: null });
    await publish(entry('2031-05-21T18:00'));
    const at = Date.now();
    const [, , third] = await heard(listening, 3);
    expect(Date.now() - at).toBeLessThan(PUBLISHED_WITHIN_MS);
    expect(third).toMatchObject({ revision: 2, events: ['event-500'] });
    expect(Math.abs(Date.parse(third?.publishedAt ?? '') - at)).toBeLessThan(1_000);
    await publish(event('501', { path: 'elsewhere' }));
    expect((await heard(listening, 4))[3]).toMatchObject({ revision: 3, events: ['elsewhere', 'event-501'] });
    await publish(article('Two'));
    expect((await heard(listening, 5))[4]).toMatchObject({ revision: 4, events: null });
    expect((await heard(await listen(server), 1))[0]).toMatchObject({ revision: 4, events: [] });
  });

  it('CHANGES-09 whoever comes back with an older event is told that it could be anything', async () => {
    const server = await serverForThisTest({ dataDir });
    await (await editor())(event('500'));
    const behind = await listen(server, { 'last-event-id': '0' });
    expect(await heard(behind, 1)).toMatchObject([{ revision: 1, events: null }]);
    const upToDate = await listen(server, { 'last-event-id': '1' });
    expect(await heard(upToDate, 1)).toMatchObject([{ revision: 1, events: [] }]);
  });

  it('CHANGES-09 is neither stored, packed nor held back, needs no key, and is for allowed origins', async () => {
    const server = await serverForThisTest();
    const headers = { origin: 'http://localhost:5173', 'accept-encoding': 'br, gzip' };
    const { response } = await listen(server, headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/event-stream/),
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': 'http://localhost:5173',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    const foreign = await listen(server, { origin: 'https://foreign.example' });
    expect(foreign.response.headers['access-control-allow-origin']).toBeUndefined();
    expect((await server.askRaw(CHANGES_PATH, {}, 'POST')).status).toBe(405);
  });

  it('CHANGES-10 answers 503 when too many of one address or in total listen, until one leaves', async () => {
    const server = await serverForThisTest({ listenersPerAddress: 2 });
    const [first] = [await listen(server), await listen(server)];
    const refused = await server.ask(CHANGES_PATH);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toEqual({ status: 0, message: 'Too many pages listen already.' });
    first?.asked.destroy();
    await vi.waitFor(async () => expect((await listen(server)).response.statusCode).toBe(200));
    const full = await serverForThisTest({ listenersInTotal: 1 });
    await listen(full);
    expect((await full.ask(CHANGES_PATH)).status).toBe(503);
  });

  it('CHANGES-10 ends at once and cleanly when the server closes', async () => {
    const app = await createApp();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const listening = await Promise.all([1, 2, 3].map(() => listen({ url } as SampleServer)));
    for (const one of listening) await heard(one, 1);
    const at = performance.now();
    await app.close();
    expect(performance.now() - at).toBeLessThan(CLOSED_WITHIN_MS);
    await vi.waitFor(() => expect(listening.every(({ isOver }) => isOver())).toBe(true));
    expect(listening.every(({ response }) => response.complete)).toBe(true);
  });

  it(`CHANGES-10 ${MANY} pages listen at once, and leave nothing behind`, async () => {
    const server = await serverForThisTest({ dataDir, listenersPerAddress: MANY });
    const publish = await editor();
    await publish(event('500'));
    const all = await Promise.all(Array.from({ length: MANY }, () => listen(server)));
    await publish(entry('2031-05-21T18:00'));
    await vi.waitFor(() => expect(all.every((one) => one.news().at(-1)?.revision === 2)).toBe(true));
    expect((await server.ask(CHANGES_PATH)).status).toBe(503);
    for (const { asked } of all) asked.destroy();
    await vi.waitFor(async () => expect((await listen(server)).response.statusCode).toBe(200));
  });
});

it('CHANGES-11 every answer says which revision it was made from, also when nothing has changed', async () => {
  const server = await serverForThisTest({ dataDir });
  const revisionOf = (response: Response) => response.headers.get('x-content-revision');
  expect(revisionOf(await server.read(schedule, { pagename: 'x' }))).toBe('0');
  const publish = await editor();
  await publish(event('500'), entry('2031-05-21T18:00'));
  const first = await server.read(schedule, { pagename: 'event-500' });
  expect(revisionOf(first)).toBe('1');
  await publish(article('One'));
  const again = await server.read(
    schedule,
    { pagename: 'event-500' },
    { 'if-none-match': first.headers.get('etag') ?? '' },
  );
  expect([again.status, revisionOf(again)]).toEqual([304, '2']);
  expect(revisionOf(await server.read(news))).toBe('2');
});
