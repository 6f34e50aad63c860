import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { entryId } from '#core/schedule/entry-id.ts';
import { readSubscription } from './read-subscription.ts';

const ID = entryId({ title: 'Lyre: Final', startsAt: '2026-08-07T18:00', place: 'Lyre Hall' });
const read = (events: readonly unknown[]) => {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };
  return readSubscription({ endpoint: 'https://push.example.org/a', keys, events }, false).events;
};

it('PUSH-19 an event or an entry that cannot be one of ours is left out, and the rest is followed', () => {
  const athens = { event: 'athens', kinds: ['changes'], entries: [ID, 'x'.repeat(400), 'nonsense'] };
  const long = { event: 'a'.repeat(1_000), kinds: ['changes'], entries: [ID] };
  expect(read([long, athens, { event: 'delphi', kinds: [], entries: [] }])).toEqual([
    { event: 'athens', kinds: ['changes'], entries: [ID] },
  ]);
});

it('PUSH-19 whoever follows nothing but that follows nothing', () => {
  expect(read([{ event: 'a'.repeat(101), kinds: ['news'], entries: [] }])).toEqual([]);
});
