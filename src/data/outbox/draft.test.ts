import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readDraftRow, readRows } from '#core/storage/row-shapes.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { draftOf } from './draft.ts';

const kept = async () =>
  readRows(await openDatabase().drafts.toArray(), readDraftRow).map(({ entries }) => entries);
/** As long as typing must pause. */
const rest = () => vi.advanceTimersByTimeAsync(400);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await openDatabase().delete();
  closeDatabase();
});

describe('a draft', () => {
  it('is stored when typing pauses, and found by the next visit', async () => {
    const draft = draftOf('contact');
    draft.keep({ name: 'A' });
    draft.keep({ name: 'Ad' });
    draft.keep({ name: 'Ada' });
    expect(await draft.find()).toBeNull();
    await rest();
    expect(await draftOf('contact').find()).toMatchObject({ entries: { name: 'Ada' } });
  });

  it('is stored at once when the page may end', async () => {
    const draft = draftOf('contact');
    draft.keep({ name: 'Ada' });
    draft.flush();
    expect(await draft.find()).toMatchObject({ entries: { name: 'Ada' } });
    expect(await kept()).toHaveLength(1);
  });

  it('is deleted together with changes not stored yet', async () => {
    const draft = draftOf('contact');
    draft.keep({ name: 'Ada' });
    draft.flush();
    draft.keep({ name: 'Ada Example' });
    draft.forget();
    draft.flush();
    expect(await draft.find()).toBeNull();
    await rest();
    expect(await kept()).toEqual([]);
  });

  it('is the complete draft of the tab that wrote last', async () => {
    const [one, other] = [draftOf('contact'), draftOf('contact')];
    one.keep({ name: 'Ada', message: 'one' });
    other.keep({ name: 'Meera', message: 'other' });
    other.flush();
    await other.find();
    one.flush();
    expect(await one.find()).toMatchObject({ entries: { name: 'Ada', message: 'one' } });
    expect(await kept()).toHaveLength(1);
  });

  it('that cannot be stored is no page error', async () => {
    expectConsole(/cannot save or read right now/);
    vi.spyOn(openDatabase().drafts, 'put').mockImplementation(() => {
      throw new Error('broken');
    });
    const draft = draftOf('contact');
    draft.keep({ name: 'Ada' });
    draft.flush();
    expect(await draft.find()).toBeNull();
  });
});
