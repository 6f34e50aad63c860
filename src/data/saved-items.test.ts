import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { putSaved } from '#core/storage/saved-items.ts';
import { saveThings, starred, unsaveThing } from './saved-items.ts';

vi.mock('./persistence.ts', () => ({ askToPersist: async () => undefined }));

const star = (eventPath: string) => starred({ kind: 'event', eventPath }, null);
const noted = () => JSON.parse(localStorage.getItem('saved-keys') ?? '[]');

afterEach(async () => {
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

describe('what is noted of starred things', () => {
  it('is what the list holds, although another tab’s note was lost', async () => {
    await putSaved([star('delphi')]);
    await saveThings([star('athens')]);
    expect(noted()).toEqual(['event:athens', 'event:delphi']);
    localStorage.setItem('saved-keys', '["event:athens","event:delphi","event:corinth"]');
    await unsaveThing('event:athens');
    expect(noted()).toEqual(['event:delphi']);
  });

  it('never lacks what was pressed meanwhile', async () => {
    const first = saveThings([star('athens')]);
    const second = saveThings([star('delphi')]);
    await first;
    expect(noted()).toEqual(['event:athens', 'event:delphi']);
    await second;
    expect(noted()).toEqual(['event:athens', 'event:delphi']);
  });
});
