import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAnswer } from '#core/storage/answers.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { putItem } from '#core/storage/outbox-items.ts';
import { type KioskReport, makeReport, reportHourly } from './kiosk-report.ts';

const ADDRESS = 'https://operator.example/kiosks';
const HOUR_MS = 3_600_000;
const told: KioskReport[] = [];
const post = vi.fn(async (_: string, { body }: RequestInit) => {
  told.push(JSON.parse(String(body)));
  return new Response();
});

beforeEach(() => {
  vi.stubGlobal('fetch', post);
  post.mockClear();
  told.length = 0;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await openDatabase().delete();
  closeDatabase();
});

describe('the report of a kiosk', () => {
  it('holds its age, its number of messages and its constant name, and nothing of what was written', async () => {
    await saveAnswer({
      key: 'a',
      endpoint: 'eventDetail',
      body: '[]',
      etag: null,
      at: Date.UTC(2026, 10, 1),
    });
    const payload = { full_name: 'A stranger', message: 'secret' };
    await putItem({ id: '1', command: 'contactMessage', payload, attendedUntil: 0 });
    const report = await makeReport();
    expect(report).toMatchObject({
      newestAnswerAt: '2026-11-01T00:00:00.000Z',
      oldestAnswerAt: '2026-11-01T00:00:00.000Z',
      waitingMessages: 1,
      build: null,
      canWrite: true,
    });
    expect(JSON.stringify(report)).not.toMatch(/secret|stranger/);
    expect((await makeReport()).kiosk).toBe(report.kiosk);
  });

  it('is not sent if the settings name no address', async () => {
    vi.useFakeTimers();
    reportHourly('', 5, 5);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(post).not.toHaveBeenCalled();
  });

  it('is sent soon after the start', async () => {
    const stop = reportHourly(ADDRESS, 20, HOUR_MS);
    expect(post).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(told).toHaveLength(1));
    stop();
    expect(post.mock.lastCall?.[0]).toBe(ADDRESS);
    expect(post.mock.lastCall?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
  });

  it('is sent repeatedly, whether it arrives or not', async () => {
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const stop = reportHourly(ADDRESS, HOUR_MS, 150);
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(1));
    stop();
    // One that has begun meanwhile is through before this one.
    await makeReport();
    expect(post.mock.calls.length).toBe(told.length + 1);
  });
});
