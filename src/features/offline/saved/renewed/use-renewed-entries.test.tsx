import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { entryId } from '#core/schedule/entry-id.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readRows, readSavedRow } from '#core/storage/row-shapes.ts';
import { saveItems, starred } from '../../../../data/saved/saved-items.ts';
import type { SaveableItem } from '../../../../domain/saved/saveable-item.ts';
import { useRenewedEntries } from './use-renewed-entries.ts';

const item = (title: string, startsAt: string, place = 'Odeon'): SaveableItem => ({
  ref: { kind: 'entry', eventPath: 'athens', id: entryId({ title, startsAt, place }) },
  details: { title, path: '', event: '', day: '', startsAt, endsAt: '', place },
});
const stored = async () => readRows(await openDatabase().saved.toArray(), readSavedRow);

afterEach(async () => {
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

it('a star follows its entry on the schedule page, and remembers where it was before', async () => {
  const [before, after] = [
    item('Drama: Final', '21/11/2096 18:00'),
    item('Drama: Final', '21/11/2096 19:00'),
  ];
  await saveItems([starred(before.ref, before.details)]);
  const read = () => [after, item('Drama: Heat', '21/11/2096 18:00')];
  renderHook(() => useRenewedEntries('athens', read));
  await vi.waitFor(async () => expect((await stored())[0]?.ref).toEqual(after.ref));
  expect((await stored())[0]?.movedFrom?.startsAt).toBe('21/11/2096 18:00');
  await vi.waitFor(() =>
    expect(JSON.parse(localStorage.getItem('saved-keys') ?? '[]').slice(1)).toEqual([
      `entry:athens:${after.ref.kind === 'entry' && after.ref.id}`,
    ]),
  );
});

it('a schedule with all starred entries unchanged is not searched', async () => {
  const final = item('Drama: Final', '21/11/2096 18:00');
  await saveItems([starred(final.ref, final.details)]);
  const look = vi.spyOn(openDatabase().saved, 'toArray');
  const read = vi.fn(() => [final]);
  renderHook(() => useRenewedEntries('athens', read));
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  expect(look).not.toHaveBeenCalled();
});
