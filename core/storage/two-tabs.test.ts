import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { openDatabase } from './database.ts';
import { DATABASE_NAME } from './database-name.ts';
import { findDraft, putDraft } from './drafts.ts';
import type { SavedRow } from './rows.ts';
import { listSaved, putSaved, removeSaved } from './saved-items.ts';

const ROUNDS = 100;

const star = (eventPath: string): SavedRow => ({
  key: `event:${eventPath}`,
  ref: { kind: 'event', eventPath },
  details: null,
  savedAt: 1,
});
const savedKeys = async () => {
  const rows = await listSaved();
  return rows.kind === 'done' ? rows.value.map(({ key }) => key) : rows.kind;
};
/** One tab is delayed by up to two reads, so that its write falls before, into or after the other's. */
const MOST_AHEAD = 3;
async function turn(): Promise<void> {
  for (let left = Math.random() * MOST_AHEAD; left > 1; left -= 1) await findDraft('another form');
}

/** A connection of its own, like that of another tab. */
async function inOtherTab<Value>(work: (tab: Dexie) => Promise<Value>): Promise<Value> {
  await openDatabase().open();
  const tab = await new Dexie(DATABASE_NAME).open();
  try {
    return await work(tab);
  } finally {
    tab.close();
  }
}

afterEach(leaveNoTrace);

describe('two tabs that write at the same time, a hundred times', () => {
  it('leave a draft that is entirely from one of them, and both read the same', async () => {
    await inOtherTab(async (tab) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [mine, theirs] = ['mine', 'theirs'].map((word) => ({
          name: `${word} ${round}`,
          message: `${word} ${round}`,
        }));
        const theirRow = { form: 'contact', entries: theirs, changedAt: Date.now() };
        await Promise.all([
          turn().then(() => putDraft('contact', mine ?? {})),
          turn().then(() => tab.table('drafts').put(theirRow)),
        ]);
        const kept = (await findDraft('contact'))?.entries;
        expect([mine, theirs]).toContainEqual(kept);
        expect((await tab.table('drafts').get('contact')).entries).toEqual(kept);
      }
    });
  });

  it('keep a list with what either starred and without what either removed', async () => {
    await inOtherTab(async (tab) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = `before-${round}`;
        await putSaved([star(before)]);
        await Promise.all([
          putSaved([star(`mine-${round}`)]),
          turn().then(() => tab.table('saved').put(star(`theirs-${round}`))),
          turn().then(() => tab.table('saved').delete(`event:${before}`)),
          removeSaved(`event:mine-${round - 1}`),
        ]);
        expect(await savedKeys()).toHaveLength(round + 2);
      }
      const wanted = [
        `event:mine-${ROUNDS - 1}`,
        ...Array.from({ length: ROUNDS }, (_, n) => `event:theirs-${n}`),
      ];
      expect(await savedKeys()).toEqual(wanted.sort());
      expect(await tab.table('saved').toCollection().primaryKeys()).toEqual(wanted);
    });
  });
});
