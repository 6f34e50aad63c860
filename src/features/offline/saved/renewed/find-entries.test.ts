import { describe, expect, it } from 'vitest';
import { entryId } from '#core/schedule/entry-id.ts';
import { fingerprint } from '#core/text/fingerprint.ts';
import { type SavedRow, savedKey } from '../../../../data/saved/saved-ref.ts';
import type { SaveableItem } from '../../../../domain/saved/saveable-item.ts';
import { findEntries } from './find-entries.ts';

type Line = readonly [title: string, startsAt: string, place: string];

/** A schedule as the page reads it, whose entries know their namesakes. */
function programme(...lines: readonly Line[]): SaveableItem[] {
  const items = lines.map(([title, startsAt, place]) => ({
    id: entryId({ title, startsAt, place }),
    own: title.replace(/^.*?: /, ''),
    details: { title, path: '', event: '', day: '', startsAt, endsAt: '', place },
  }));
  const byTitle = new Map<string, string[]>();
  for (const { own, id } of items)
    byTitle
      .set(own, byTitle.get(own) ?? [])
      .get(own)
      ?.push(id);
  return items.map(({ id, own, details }) => ({
    ref: { kind: 'entry', eventPath: 'athens', id },
    details,
    namesakes: byTitle.get(own) ?? [],
    earlierIds: () => earlier(details.title, `${details.startsAt}\n${details.place}`),
  }));
}
const earlier = (title: string, rest: string) => {
  const name = title.replace(': ', '\n');
  return [fingerprint(name), fingerprint(`${name}\n${rest}`)];
};
const star = ({ ref, details, namesakes }: SaveableItem): SavedRow => ({
  key: savedKey(ref),
  ref,
  details,
  savedAt: 1,
  ...(namesakes && { namesakes }),
});
const underId = (row: SavedRow, id: string, change: Partial<SavedRow> = {}): SavedRow => {
  const { namesakes: _, ...rest } = row;
  return { ...rest, key: `entry:athens:${id}`, ref: { kind: 'entry', eventPath: 'athens', id }, ...change };
};
const at = (item: SaveableItem | undefined) => item && `${item.details.startsAt} ${item.details.place}`;
/** Where each starred entry is found; undefined if it is gone. */
const found = (rows: readonly SavedRow[], now: readonly SaveableItem[]) => {
  const entries = findEntries(rows, now);
  return rows.map(({ key }) => at(entries.get(key)));
};

const day = (date: number, time: string) => `${date}/11/2026 ${time}:00`;
const BEFORE = programme(
  ['Workshops: Mask making', day(29, '14:00'), 'Studio 1'],
  ['Workshops: Storytelling hour', day(29, '10:00'), 'Studio 1'],
  ['Workshops: Storytelling hour', day(30, '10:00'), 'Studio 1'],
  ['Workshops: Clay', day(29, '16:00'), 'Studio 2'],
  ['Workshops: Clay', day(29, '18:00'), 'Studio 2'],
  ['Workshops: Removed talk', day(29, '12:00'), 'Studio 2'],
  ['Workshops: Shifted talk', day(29, '12:30'), 'Studio 2'],
);
const AFTER = programme(
  ['Workshops: Mask making', day(29, '14:00'), 'Studio 1'],
  ['Workshops: Storytelling hour', day(29, '10:00'), 'Studio 1'],
  ['Workshops: Clay', day(29, '16:30'), 'Studio 2'],
  ['Workshops: Clay', day(29, '18:00'), 'Studio 2'],
  ['Workshops: Shifted talk', day(30, '12:30'), 'Studio 9'],
  ['Workshops: Mask making', day(30, '14:00'), 'Studio 1'],
);
const EXPECTED = [
  '29/11/2026 14:00:00 Studio 1',
  '29/11/2026 10:00:00 Studio 1',
  undefined,
  '29/11/2026 16:30:00 Studio 2',
  '29/11/2026 18:00:00 Studio 2',
  undefined,
  '30/11/2026 12:30:00 Studio 9',
];

/** The ids that an earlier release gave to `BEFORE`. */
const EARLIER_IDS = BEFORE.map((item) => {
  const [alone = '', among = ''] = item.earlierIds?.() ?? [];
  return item.namesakes?.length === 1 ? alone : among;
});

describe('a starred entry', () => {
  const stars = BEFORE.map(star);

  it('is found in the next revision of its schedule, or gone', () => {
    expect(found(stars, AFTER)).toEqual(EXPECTED);
    expect(found(stars, AFTER.toReversed())).toEqual(EXPECTED);
  });

  it('is also found if nothing else is starred', () => {
    expect(stars.flatMap((one) => found([one], AFTER))).toEqual(EXPECTED);
  });

  it('is found if an earlier release starred it', () => {
    const rows = stars.map((row, index) => underId(row, EARLIER_IDS[index] ?? ''));
    expect(found(rows, AFTER)).toEqual(EXPECTED);
    expect(rows.flatMap((one) => found([one], AFTER))).toEqual(EXPECTED);
  });

  it('is found by the id of an earlier release alone, as far as that identifies it', () => {
    const rows = stars.map((row, index) => underId(row, EARLIER_IDS[index] ?? '', { details: null }));
    expect(found(rows, BEFORE)).toEqual(BEFORE.map(at));
    // An id of that release cannot tell which of several namesakes moved.
    expect(found(rows, AFTER)).toEqual(EXPECTED.with(3, undefined));
  });

  it('is found by the id in a link alone', () => {
    const rows = stars.map((row) =>
      underId(row, row.ref.kind === 'entry' ? row.ref.id : '', { details: null }),
    );
    expect(found(rows, AFTER)).toEqual(EXPECTED);
  });

  it('is found with decoded HTML entities in its title', () => {
    const row = star(
      programme(['Rock &amp; Roll: Caf&eacute;', day(29, '10:00'), 'A &amp; B'])[0] as SaveableItem,
    );
    const [now] = programme(['Rock & Roll: Café', day(29, '10:00'), 'A & B']);
    expect(found([row], [now as SaveableItem])).toEqual([at(now)]);
    expect(found([underId(row, 'l3gacy')], [now as SaveableItem])).toEqual([at(now)]);
  });

  it.each<[string, Line, Line[], number | null]>([
    [
      'its title in another case',
      ['A: Clay', day(29, '10:00'), 'X'],
      [['a: CLAY ', day(29, '10:00'), 'x']],
      0,
    ],
    ['another place', ['A: Clay', day(29, '10:00'), 'X'], [['A: Clay', day(29, '10:00'), 'Y']], 0],
    ['another day and place', ['A: Clay', day(29, '10:00'), 'X'], [['A: Clay', day(30, '15:00'), 'Y']], 0],
    ['a time added', ['A: Clay', '', 'X'], [['A: Clay', day(30, '15:00'), 'X']], 0],
    ['its time removed', ['A: Clay', day(29, '10:00'), 'X'], [['A: Clay', 'soon', 'X']], 0],
    ['its game renamed', ['A: Clay', day(29, '10:00'), 'X'], [['B: Clay', day(29, '10:00'), 'X']], 0],
    [
      'a namesake of another game',
      ['A: Final', day(29, '10:00'), 'X'],
      [['B: Final', day(29, '11:00'), 'X']],
      null,
    ],
    ['another title', ['A: Clay', day(29, '10:00'), 'X'], [['A: Masks', day(29, '10:00'), 'X']], null],
    [
      'a namesake further away',
      ['A: Clay', day(29, '10:00'), 'X'],
      [
        ['A: Clay', day(30, '10:00'), 'X'],
        ['A: Clay', day(29, '10:30'), 'X'],
        ['A: Clay', day(28, '10:00'), 'X'],
      ],
      1,
    ],
    [
      'a namesake in another hall at the same time',
      ['A: Clay', day(29, '10:00'), 'X'],
      [
        ['A: Clay', day(29, '10:00'), 'Y'],
        ['A: Clay', day(29, '10:30'), 'X'],
      ],
      1,
    ],
  ])('with %s', (_, before, now, index) => {
    const [only] = programme(before);
    const entries = programme(...now);
    expect(found([star(only as SaveableItem)], entries)).toEqual([
      index === null ? undefined : at(entries[index]),
    ]);
  });

  it('never shares an entry with another star', () => {
    const halls = programme(['A: Clay', day(29, '10:00'), 'X'], ['A: Clay', day(29, '10:00'), 'Y']);
    const now = programme(['A: Clay', day(29, '11:00'), 'X'], ['A: Clay', day(29, '11:30'), 'Y']);
    expect(found(halls.map(star), now)).toEqual(now.map(at));
    expect(found(halls.map(star), now.slice(0, 1))).toEqual([at(now[0]), undefined]);
  });

  it('is not confused with a namesake that moved slightly', () => {
    const [first, second] = programme(['A: Clay', day(29, '10:00'), 'X'], ['A: Clay', day(29, '18:00'), 'X']);
    expect(found([star(first as SaveableItem)], programme(['A: Clay', day(29, '17:30'), 'X']))).toEqual([
      undefined,
    ]);
    expect(found([star(second as SaveableItem)], programme(['A: Clay', day(29, '17:30'), 'X']))).toEqual([
      '29/11/2026 17:30:00 X',
    ]);
  });
});

describe('a schedule of 5,000 entries', () => {
  const minutes = (index: number) =>
    `${String(Math.floor(index / 60) % 24).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`;
  const large = (titles: number, shift: number) =>
    programme(
      ...Array.from(
        { length: 5_000 },
        (_, index): Line => [
          `A: Talk ${index % titles}`,
          day(1 + (index % 28), minutes(index + shift)),
          `Hall ${index % 7}`,
        ],
      ),
    ).map(({ namesakes: _, ...item }) => item);

  it.each([
    { titles: 5_000, shift: 0 },
    { titles: 500, shift: 30 },
    { titles: 20, shift: 30 },
  ])('is matched, with $titles titles and every entry $shift minutes later', ({ titles, shift }) => {
    const rows = large(titles, 0).slice(0, 200).map(star);
    const now = large(titles, shift);
    expect(findEntries(rows, now).size).toBe(200);
  });
});
