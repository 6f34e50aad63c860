import { expect, it } from 'vitest';
import type { SavedRef } from '../../../../data/saved/saved-ref.ts';
import { readShareLink } from './share-link.ts';
import { sharePath } from './share-path.ts';

const rows = (count: number, refOf: (index: number) => SavedRef) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ key: `${index}`, ref: refOf(index), details: null },
    savedAt: 1,
  }));
const article = (index: number): SavedRef => ({ kind: 'article', id: `${index}` });

it('PLAN-08 a list is shared only by a link that whoever opens it can read', () => {
  const most = sharePath(rows(1_000, article));
  expect(readShareLink(most?.split('#')[1] ?? '')).toMatchObject({ kind: 'items' });
  expect(sharePath(rows(1_001, article))).toBeNull();
  const long = (index: number): SavedRef => ({ kind: 'event', eventPath: `${'a'.repeat(100)}${index}` });
  expect(sharePath(rows(160, long))).toBeNull();
  const entry = (index: number): SavedRef => ({ kind: 'entry', eventPath: `e${index}`, id: '1x' });
  expect(sharePath(rows(100, entry))).not.toBeNull();
  expect(sharePath(rows(101, entry))).toBeNull();
});

it('PLAN-08 a name counts as well', () => {
  const list = rows(158, (index) => ({ kind: 'event', eventPath: `${'a'.repeat(97)}${index + 100}` }));
  expect(sharePath(list)).not.toBeNull();
  expect(sharePath(list, 'खेल'.repeat(13))).toBeNull();
});
