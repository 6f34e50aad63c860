import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#core/storage/database.ts';
import { findDraft, putDraft } from '#core/storage/drafts.ts';
import { leaveNoTrace } from '../tests/support/leave-no-trace.ts';
import { readAsked } from './answers/asked-answer.ts';

const DAY_MS = 24 * 60 * 60_000;
const AT = Date.UTC(2031, 4, 5);
const BASE = 'https://site.example';

type SavedAnswers = typeof import('./answers/saved-answers.ts');
let answers: ReturnType<SavedAnswers['createSavedAnswers']>;

/** A page requests something on that day; the server's `Date` cannot be read. */
async function visitOnDay(day: number) {
  vi.setSystemTime(AT + day * DAY_MS);
  const asked = readAsked(new Request(`${BASE}/api/news`, { method: 'POST' }), BASE);
  const behind: Promise<unknown>[] = [];
  if (asked) await answers.respond(asked, (work) => behind.push(work));
  await Promise.all(behind);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: AT });
  vi.stubGlobal('fetch', async () => Response.json([]));
  let askedAt = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (askedAt += 10_000));
  vi.resetModules();
  const { createSavedAnswers }: SavedAnswers = await import('./answers/saved-answers.ts');
  answers = createSavedAnswers(async () => undefined);
  await putDraft('contact', { name: 'Ada' });
  await openDatabase().receipts.put({ id: 'a', sentAt: AT, announced: true });
  await openDatabase().table('answers').put({ key: 'damaged', body: 5 });
  await openDatabase().answers.put({ key: 'old', endpoint: 'news', body: '[]', etag: null, at: 0 });
});
afterEach(leaveNoTrace);

it("without a server time, drafts and receipts expire by the device's time, and answers do not expire", async () => {
  await visitOnDay(0);
  expect(await openDatabase().answers.get('damaged')).toBeUndefined();
  await visitOnDay(13);
  expect(await findDraft('contact')).not.toBeNull();
  await visitOnDay(15);
  await visitOnDay(16);
  expect(await openDatabase().drafts.count()).toBe(0);
  expect(await openDatabase().receipts.count()).toBe(0);
  expect(await openDatabase().answers.get('old')).toBeDefined();
});

it('without a server time, a draft survives a device clock that jumps by a year and back', async () => {
  await visitOnDay(0);
  await visitOnDay(400);
  await visitOnDay(1);
  expect(await findDraft('contact')).toMatchObject({ entries: { name: 'Ada' } });
});

it('what is written long after the last visit does not count as old', async () => {
  await visitOnDay(0);
  vi.setSystemTime(AT + 60 * DAY_MS);
  await putDraft('contact', { name: 'Meera' });
  await visitOnDay(60);
  await visitOnDay(61);
  expect(await findDraft('contact')).toMatchObject({ entries: { name: 'Meera' } });
});
