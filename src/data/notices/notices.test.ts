import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeWords } from '#core/notices/notice-words.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { putSaved, removeSaved } from '#core/storage/saved-items.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { starred } from '../saved/saved-items.ts';
import { hasNoticesToKeep, noticesNote } from './notices-note.ts';
import { tellServer } from './tell-server.ts';
import { fakePush } from './testing/fake-push.ts';
import { readNotices, storeNoticeWords, turnNoticesOff, turnNoticesOn } from './turn-notices.ts';

const DAY_MS = 24 * 60 * 60_000;
const WORDS: NoticeWords = {
  language: 'en',
  direction: 'ltr',
  moved: 'Now {now}, not {before}',
  elsewhere: 'Now at {now}, not {before}',
  renamed: 'Was {before}',
  gone: 'Gone',
  back: 'Back',
  soon: 'At {time}',
  news: 'News of {event}',
  changed: 'Changed',
};
const CHOICE = { saved: ['changes', 'soon'], news: ['delphi'] } as const;
const star = (id: string) => starred({ kind: 'entry', eventPath: 'athens', id }, null);
const told = (...entries: readonly string[]) => [
  { event: 'athens', kinds: ['changes', 'soon'], entries },
  { event: 'delphi', kinds: ['news'], entries: [] },
];

let { browser, server, methods } = fakePush();

beforeEach(async () => {
  ({ browser, server, methods } = fakePush());
  noticesNote.set(null);
  await putSaved([star('a')]);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

describe('turning notices on', () => {
  it('NOTICES-03 asks the visitor, subscribes with the server’s key and tells what is followed, as a whole', async () => {
    expect(await turnNoticesOn(CHOICE, WORDS)).toBe('done');
    expect(methods()).toEqual(['GET', 'PUT']);
    expect(server.calls[1]?.body).toEqual({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p', auth: 'a' },
      events: told('a'),
    });
    expect(hasNoticesToKeep()).toBe(true);
  });

  it.each([
    ['denied', 'blocked'],
    ['default', 'dismissed'],
  ] as const)(
    'NOTICES-02 an answer "%s" turns nothing on, asks no server and keeps the choice',
    async (answer, outcome) => {
      browser.answer = answer;
      expect(await turnNoticesOn(CHOICE, WORDS)).toBe(outcome);
      expect(server.calls).toEqual([]);
      expect(hasNoticesToKeep()).toBe(false);
      expect(await readNotices()).toMatchObject({ isOn: false, ...CHOICE });
    },
  );

  it.each([
    ['the browser refuses', () => Object.assign(browser, { refuses: true }), 'failed'],
    ['the server has none', () => Object.assign(server, { status: 404 }), 'absent'],
    ['the server refuses', () => Object.assign(server, { status: 400 }), 'failed'],
  ] as const)('NOTICES-02 turns nothing on if %s, and keeps the choice', async (_, happen, outcome) => {
    happen();
    if (browser.refuses) expectConsole(/gave no subscription/);
    expect(await turnNoticesOn(CHOICE, WORDS)).toBe(outcome);
    expect(hasNoticesToKeep()).toBe(false);
    expect(await readNotices()).toMatchObject({ isOn: false, ...CHOICE });
  });

  it.each([0, 503, 429])(
    'NOTICES-04 stays on if the server answers %s, and is told later',
    async (status) => {
      server.status = status;
      expect(await turnNoticesOn(CHOICE, WORDS)).toBe('later');
      expect(hasNoticesToKeep()).toBe(true);
      server.status = 204;
      server.calls = [];
      expect(await tellServer()).toBe('done');
      expect(methods()).toEqual(['GET', 'PUT']);
    },
  );
});

describe('while notices are on', () => {
  beforeEach(async () => {
    await turnNoticesOn(CHOICE, WORDS);
    server.calls = [];
  });

  it('NOTICES-04 the server is told of each change of what is saved, and of nothing else', async () => {
    expect(await tellServer()).toBe('done');
    expect(methods()).toEqual([]);
    await putSaved([star('b')]);
    await tellServer();
    await removeSaved('entry:athens:a');
    await tellServer();
    expect(server.calls.map(({ body }) => (body as { events: unknown }).events)).toEqual([
      told('a', 'b'),
      told('b'),
    ]);
  });

  it('NOTICES-04 a list that cannot be read for a moment is told later, and never as an empty one', async () => {
    expectConsole(/cannot save or read right now/);
    await putSaved([star('b')]);
    const reading = vi.spyOn(openDatabase().saved, 'toArray').mockRejectedValue(new Error('not now'));
    expect(await tellServer()).toBe('later');
    expect(methods()).toEqual([]);
    reading.mockRestore();
    expect(await tellServer()).toBe('done');
    expect(server.calls).toMatchObject([{ method: 'PUT', body: { events: told('a', 'b') } }]);
  });

  it('NOTICES-04 two tabs tell it once', async () => {
    await putSaved([star('b')]);
    await tellServer();
    await tellServer();
    expect(methods()).toEqual(['PUT']);
  });

  it('NOTICES-04 a day later the server is told again, under its new key if it has one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    await tellServer();
    expect(methods()).toEqual(['GET', 'PUT']);
    expect(browser.made).toBe(1);
    vi.setSystemTime(Date.now() + DAY_MS);
    server.key = 'BAUG';
    server.calls = [];
    await tellServer();
    expect(browser.made).toBe(2);
    expect(server.calls).toMatchObject([
      { method: 'GET' },
      { method: 'PUT', body: { endpoint: 'https://push.example/2' } },
      { method: 'DELETE', body: { endpoint: 'https://push.example/1' } },
    ]);
  });

  it('NOTICES-04 a subscription that the browser has lost is made again', async () => {
    browser.subscription = null;
    expect(await tellServer()).toBe('done');
    expect(server.calls).toMatchObject([
      { method: 'GET' },
      { method: 'PUT', body: { endpoint: 'https://push.example/2', events: told('a') } },
      { method: 'DELETE', body: { endpoint: 'https://push.example/1' } },
    ]);
  });

  it('NOTICES-04 the server keeps the old subscription until it has taken the new one', async () => {
    browser.subscription = null;
    server.refusesToStore = 503;
    expect(await tellServer()).toBe('later');
    expect(methods()).toEqual(['GET', 'PUT']);
    server.refusesToStore = null;
    server.calls = [];
    expect(await tellServer()).toBe('done');
    expect(methods()).toEqual(['PUT', 'DELETE']);
  });

  it('NOTICES-02 nothing is told once the visitor has taken the permission back', async () => {
    browser.permission = 'denied';
    await putSaved([star('b')]);
    expect(await tellServer()).toBe('blocked');
    expect(methods()).toEqual([]);
  });

  it('NOTICES-05 the words follow the language', async () => {
    await storeNoticeWords({ ...WORDS, language: 'el', gone: 'Χάθηκε' });
    expect((await readNotices()).words).toMatchObject({ language: 'el', gone: 'Χάθηκε' });
  });
});

describe('turning notices off', () => {
  beforeEach(async () => {
    await turnNoticesOn(CHOICE, WORDS);
    server.calls = [];
  });

  it('NOTICES-06 ends the subscription and has the server forget the device; the choice stays for the next time', async () => {
    expect(await turnNoticesOff()).toBe('done');
    expect(browser.subscription).toBeNull();
    expect(server.calls).toEqual([{ method: 'DELETE', body: { endpoint: 'https://push.example/1' } }]);
    expect(hasNoticesToKeep()).toBe(false);
    expect(await readNotices()).toMatchObject({ isOn: false, told: null, ...CHOICE });
  });

  it('NOTICES-06 works without a network, and the server is told when it is back', async () => {
    server.status = 0;
    expect(await turnNoticesOff()).toBe('later');
    expect(browser.subscription).toBeNull();
    expect(hasNoticesToKeep()).toBe(true);
    server.status = 204;
    expect(await tellServer()).toBe('done');
    expect(methods()).toEqual(['DELETE']);
    expect(hasNoticesToKeep()).toBe(false);
  });

  it('NOTICES-06 works on a device that is full, and later pages do not turn them on again', async () => {
    const full = Object.assign(new Error('No room.'), { name: 'QuotaExceededError' });
    const storing = vi.spyOn(openDatabase().device, 'put').mockRejectedValue(full);
    expect(await turnNoticesOff()).toBe('done');
    expect(browser.subscription).toBeNull();
    expect(server.calls).toEqual([{ method: 'DELETE', body: { endpoint: 'https://push.example/1' } }]);
    expect((await readNotices()).isOn).toBe(false);
    expect(hasNoticesToKeep()).toBe(true);
    storing.mockRestore();
    expect(await tellServer()).toBe('done');
    expect(browser.subscription).toBeNull();
    expect(methods()).not.toContain('PUT');
    expect(hasNoticesToKeep()).toBe(false);
    noticesNote.set(null);
    expect((await readNotices()).isOn).toBe(false);
  });

  it('NOTICES-06 works if nothing that is stored can be read', async () => {
    expectConsole(/cannot save or read right now/);
    const reading = vi.spyOn(openDatabase().device, 'get').mockRejectedValue(new Error('not now'));
    expect(await turnNoticesOff()).toBe('done');
    expect(browser.subscription).toBeNull();
    expect(server.calls).toEqual([{ method: 'DELETE', body: { endpoint: 'https://push.example/1' } }]);
    reading.mockRestore();
  });

  it('NOTICES-06 is final even if the server knows nothing of the device', async () => {
    server.status = 404;
    expect(await turnNoticesOff()).toBe('done');
    expect(hasNoticesToKeep()).toBe(false);
  });
});
