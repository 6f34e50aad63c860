import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedule } from '#core/contract/entities/schedule.ts';
import type { MessageFromWorker } from '#core/contract/worker-messages.ts';
import { saveAnswer } from '#core/storage/answers.ts';
import { openDatabase } from '#core/storage/database.ts';
import { beginPack } from '#core/storage/packs.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { type AnswerStep, createPackSteps } from './offline-pack.ts';

const DATE = new Date(Math.floor(Date.now() / 1000) * 1000);
const KEY = 'GET /api/GameSchedule|pagename=a';
const body = (game: string) => JSON.stringify({ data: [{ game, schedule: [] }] });
const json = (text: string, init: ResponseInit = {}) =>
  new Response(text, {
    ...init,
    headers: { 'content-type': 'application/json', date: DATE.toUTCString(), ...init.headers },
  });
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let messages: MessageFromWorker[] = [];
const steps = createPackSteps(async (message) => {
  messages.push(message);
});
const answer = { key: KEY, endpoint: schedule, values: { pagename: 'a' } };
const takeSchedule = (more: Partial<AnswerStep> = {}) => steps.takeAnswer({ pack: 'base', answer, ...more });
const commit = (...answers: string[]) =>
  steps.commit('base', { answers, pictures: [], pictureBytes: 0, missingPictures: 0 });
const saved = async () => {
  const rows = (await openDatabase().answers.toArray()) as { readonly body: string }[];
  return rows.map(({ body: text }) => text);
};

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  messages = [];
  await beginPack({ name: 'base', title: '', withPictures: false });
});
afterEach(leaveNoTrace);

describe('making a pack in the worker', () => {
  it('stages an answer, where no page sees it, until the pack is switched', async () => {
    fetched.mockResolvedValue(json(body('Lyre')));
    const reply = await takeSchedule();
    expect(reply).toEqual({ kind: 'done', body: body('Lyre') });
    expect(await openDatabase().staged.toArray()).toMatchObject([{ key: KEY, at: DATE.getTime() }]);
    expect(await saved()).toEqual([]);
    expect(await commit(KEY)).toEqual({ kind: 'switched' });
    expect(await saved()).toEqual([body('Lyre')]);
    expect(messages).toEqual([{ type: 'saved-changed', key: KEY }]);
  });

  it('CHANGES-11 requests even what came a moment ago if it is of another revision of the content', async () => {
    const held = {
      key: KEY,
      endpoint: 'schedule',
      body: body('Harp'),
      etag: '"1"',
      at: Date.now(),
      revision: 6,
    };
    await saveAnswer(held);
    fetched.mockResolvedValue(
      new Response(null, { status: 304, headers: { date: DATE.toUTCString(), 'x-content-revision': '7' } }),
    );
    expect(await takeSchedule({ revision: 6 })).toMatchObject({ body: body('Harp') });
    expect(fetched).not.toHaveBeenCalled();
    expect(await takeSchedule({ revision: 7 })).toMatchObject({ body: body('Harp') });
    expect(await openDatabase().staged.toArray()).toMatchObject([{ key: KEY, revision: 7 }]);
  });

  it('does not request what came a moment ago, but requests what is older', async () => {
    const held = { key: KEY, endpoint: 'schedule', body: body('Harp'), etag: '"1"', at: Date.now() };
    await saveAnswer(held);
    expect(await takeSchedule()).toMatchObject({ body: body('Harp') });
    expect(fetched).not.toHaveBeenCalled();
    await saveAnswer({ ...held, at: Date.now() - 120_000 });
    fetched.mockResolvedValue(json('', { status: 200 }));
    fetched.mockResolvedValueOnce(json(body('Lyre')));
    expect(await takeSchedule()).toMatchObject({ body: body('Lyre') });
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('if-none-match')).toBe('"1"');
  });

  it.each([
    ['a server in trouble', () => json('{}', { status: 500 }), { reason: 'http', status: 500 }],
    ['a wrong shape', () => json('{"data":"soon"}'), { reason: 'shape' }],
    [
      'a sign-in page',
      () => json('<html>', { headers: { 'content-type': 'text/html' } }),
      { reason: 'portal' },
    ],
    ['a plain no', () => json('{"status":0,"message":"no"}'), { reason: 'refused' }],
  ])('never stages %s, and reports what it was', async (_, answer, failure) => {
    fetched.mockImplementation(async () => answer());
    expect(await takeSchedule()).toMatchObject({ kind: 'failed', ...failure });
    expect(await openDatabase().staged.count()).toBe(0);
    expect(await commit(KEY)).toMatchObject({ kind: 'failed' });
  });

  it.each([
    ['an error inside a 200', () => json('{"status":1,"data":{"nonsense":true}}'), 'done'],
    ['a server in trouble', () => json('{}', { status: 500 }), 'done'],
    ['a server that no longer has it', () => json('{}', { status: 404 }), 'failed'],
    ['one that has too much to do', () => json('{}', { status: 503 }), 'failed'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ])('uses the saved copy of an independent part after %s, if there is one: %s', async (_, answer, kind) => {
    const kept = { key: KEY, endpoint: 'schedule', body: body('Harp'), etag: null, at: Date.now() - 120_000 };
    await saveAnswer(kept);
    fetched.mockImplementation(async () => answer());
    expect(await takeSchedule({ orSaved: true })).toMatchObject({ kind });
    expect(await openDatabase().staged.count()).toBe(kind === 'done' ? 1 : 0);
    expect(await saved()).toEqual([body('Harp')]);
  });

  it.each([
    ['a plain no', () => json('{"status":0,"message":"Database connection failed"}'), 'done'],
    ['a server that no longer has it', () => json('{}', { status: 404 }), 'failed'],
    ['a server in trouble', () => json('{}', { status: 500 }), 'failed'],
  ])('keeps what the revision in use has after %s only if that may be a failure', async (_, answer, kind) => {
    const held = {
      key: KEY,
      endpoint: 'schedule',
      body: body('Harp'),
      etag: null,
      at: Date.now() - 120_000,
    };
    fetched.mockImplementation(async () => answer());
    expect(await takeSchedule({ isTaken: true }), 'nothing is saved').toMatchObject({ kind: 'failed' });
    await saveAnswer(held);
    expect(await takeSchedule({ isTaken: true })).toMatchObject({ kind });
    expect(await takeSchedule()).toMatchObject({ kind: 'failed' });
  });

  it('does not overwrite what a page has refreshed while the server was failing', async () => {
    await saveAnswer({
      key: KEY,
      endpoint: 'schedule',
      body: body('Harp'),
      etag: null,
      at: Date.now() - 10_800_000,
    });
    fetched.mockImplementation(async () => json('{}', { status: 500 }));
    await takeSchedule({ orSaved: true });
    await saveAnswer({ key: KEY, endpoint: 'schedule', body: body('Lyre'), etag: null, at: Date.now() });
    expect(await commit(KEY)).toEqual({ kind: 'switched' });
    expect(await saved()).toEqual([body('Lyre')]);
    expect(messages).toEqual([]);
  });

  it('reports why a picture cannot be taken', async () => {
    vi.stubGlobal('location', new URL('https://site.example'));
    expect(await steps.takePicture('https://elsewhere.example/a.png')).toEqual({
      kind: 'failed',
      reason: 'shape',
    });
  });
});
