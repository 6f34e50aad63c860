import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveAnswer } from '#core/storage/answers.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { writeDevice } from '#core/storage/device.ts';
import { readKioskFacts } from './kiosk-facts.ts';

const keep = (key: string, at: number) =>
  saveAnswer({ key, endpoint: 'eventDetail', body: '[]', etag: null, at });

afterEach(async () => {
  vi.restoreAllMocks();
  await openDatabase().delete();
  closeDatabase();
});

describe('the state of a kiosk’s storage', () => {
  it('has the oldest and newest answer, and the number of messages that were destroyed', async () => {
    for (const [key, at] of [
      ['a', 2_000],
      ['b', 10_000],
      ['c', 300],
    ] as const) {
      await keep(key, at);
    }
    await writeDevice('destroyed-messages', 4);
    expect(await readKioskFacts()).toMatchObject({
      data: { oldestAt: 300, newestAt: 10_000 },
      destroyedMessages: 4,
      canWrite: true,
    });
  });

  it('has no age without an answer', async () => {
    expect((await readKioskFacts()).data).toBeNull();
  });

  it('leaves no trace of its test write', async () => {
    await readKioskFacts();
    expect(await openDatabase().device.count()).toBe(0);
  });

  it('reports a full device, although it can still be read', async () => {
    await keep('a', 300);
    const full = Object.assign(new Error('No room.'), { name: 'QuotaExceededError' });
    vi.spyOn(openDatabase().device, 'put').mockRejectedValue(full);
    expect(await readKioskFacts()).toMatchObject({ data: { newestAt: 300 }, canWrite: false });
  });
});
