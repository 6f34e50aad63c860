import { expect, it } from 'vitest';
import type { SavedRef } from '../saved/saved-ref.ts';
import { followedEvents } from './followed-events.ts';

const rows = (...refs: readonly SavedRef[]) => refs.map((ref) => ({ ref }));
const entry = (eventPath: string, id: string): SavedRef => ({ kind: 'entry', eventPath, id });

it('NOTICES-03 what is saved is followed by event, in an order that does not depend on when it was saved', () => {
  const saved = rows(
    entry('delphi', 'b'),
    { kind: 'event', eventPath: 'corfu' },
    entry('athens', 'c'),
    entry('delphi', 'a'),
    { kind: 'article', id: 'n' },
  );
  expect(followedEvents({ saved: ['soon', 'changes'], news: [] }, saved)).toEqual([
    { event: 'athens', kinds: ['changes', 'soon'], entries: ['c'] },
    { event: 'delphi', kinds: ['changes', 'soon'], entries: ['a', 'b'] },
  ]);
});

it('NOTICES-03 whoever wants only news tells nothing of what is saved', () => {
  expect(
    followedEvents({ saved: [], news: ['delphi'] }, rows(entry('delphi', 'a'), entry('athens', 'b'))),
  ).toEqual([{ event: 'delphi', kinds: ['news'], entries: [] }]);
});

it('NOTICES-03 an event has all the kinds that were chosen for it, and none without a kind is told', () => {
  expect(followedEvents({ saved: ['changes'], news: ['athens'] }, rows(entry('athens', 'a')))).toEqual([
    { event: 'athens', kinds: ['changes', 'news'], entries: ['a'] },
  ]);
  expect(followedEvents({ saved: ['changes'], news: [] }, [])).toEqual([]);
});

it('NOTICES-03 of more than the server takes, as many are followed as it does', () => {
  const saved = rows(...Array.from({ length: 600 }, (_, at) => entry(`event-${at % 60}`, `${at}`)));
  const followed = followedEvents({ saved: ['soon'], news: [] }, saved);
  expect(followed).toHaveLength(50);
  expect(followed.flatMap(({ entries }) => entries).length).toBeLessThanOrEqual(500);
});

it('NOTICES-03 what the server would not take is left out, and ends nothing of the rest', () => {
  const long = 'a'.repeat(101);
  const saved = rows(entry(long, 'a'), entry('athens', 'b'), entry('athens', 'c'.repeat(41)));
  expect(followedEvents({ saved: ['soon'], news: ['delphi', long] }, saved)).toEqual([
    { event: 'athens', kinds: ['soon'], entries: ['b'] },
    { event: 'delphi', kinds: ['news'], entries: [] },
  ]);
});
