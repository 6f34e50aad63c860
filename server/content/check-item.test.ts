import { describe, expect, it } from 'vitest';
import { checkItem } from './check-item.ts';
import { relationProblems } from './check-relations.ts';
import type { Draft, Item } from './item.ts';
import { KIND_NAMES, KINDS, rulesOf } from './kinds/kinds.ts';
import { inWords } from './problem.ts';
import { entryDraft, eventDraft } from './testing/content-for-test.ts';

const sentences = (draft: Draft) => {
  const result = checkItem(draft);
  return result.isGood ? [] : result.problems.map(inWords);
};
const good = (draft: Draft): Item => {
  const result = checkItem(draft);
  if (!result.isGood) throw new Error(result.problems.map(inWords).join('\n'));
  return result.item;
};

describe('an item of content', () => {
  it('CONTENT-01 is read with empty values for what is left out, and trimmed texts', () => {
    expect(good(entryDraft('1', { place: ' Odeon ' })).body).toEqual({
      event: '101',
      game: 'Kithara',
      title: 'Round 1',
      startsAt: '2031-05-21T18:00',
      endsAt: '',
      place: 'Odeon',
      coordinates: '',
    });
  });

  it('CONTENT-01 with mistakes is refused in words that name each field and say what is expected', () => {
    const body = { game: ' ', startsAt: '21.05.2031', endsAt: 7, coordinates: '95,10', titel: 'Final' };
    expect(sentences({ kind: 'scheduleEntry', id: '12', body })).toEqual([
      'Schedule entry "12": "event" must not be left out.',
      'Schedule entry "12": "game" must not be empty.',
      'Schedule entry "12": "startsAt" must be a day and time like 2027-05-21T18:00.',
      'Schedule entry "12": "endsAt" must be text.',
      'Schedule entry "12": "coordinates" must be latitude, longitude like 37.97,23.72.',
      'Schedule entry "12": "titel" isn’t a field that exists here.',
    ]);
  });

  it('CONTENT-01 half a character is refused in texts and in markup', () => {
    const body = { path: 'a\ud800', landmark: '\udc00', name: 'Lyre 🎻' };
    expect(sentences(eventDraft('101', { ...body, page: { html: '<p>\ud83c</p>' } }))).toEqual([
      'Event "101": "path" contains a broken character; write it again.',
      'Event "101": "landmark" contains a broken character; write it again.',
      'Event "101": "page.html" contains a broken character; write it again.',
    ]);
  });

  it('CONTENT-01 an item with more values than any has is refused as a whole', () => {
    const icons = Array.from({ length: 200_000 }, () => 1);
    expect(sentences(eventDraft('101', { icons }))).toEqual(['Event "101" must have at most 10000 values.']);
  });

  it('CONTENT-01 the path to a field inside another one is named', () => {
    const draft = eventDraft('101', { page: { html: 1 }, icons: [{ icon: 'a.svg' }] });
    expect(sentences(draft)).toEqual([
      'Event "101": "icons.0.link" must not be left out.',
      'Event "101": "page.html" must be text.',
    ]);
  });

  it.each([
    ['2031-02-30T10:00', 'startsAt'],
    ['2031-05-21T24:00', 'startsAt'],
    ['2031-05-21', 'startsAt'],
    ['2031-05-21T18:00Z', 'startsAt'],
  ])('CONTENT-01 "%s" is no time of a schedule entry', (startsAt, field) => {
    expect(sentences(entryDraft('1', { startsAt })).join()).toContain(`"${field}"`);
  });

  it('CONTENT-01 an entry does not end before it starts, nor does an event', () => {
    expect(sentences(entryDraft('1', { endsAt: '2031-05-21T17:59' }))).toEqual([
      'Schedule entry "1": "endsAt" must not be before the start.',
    ]);
    expect(sentences(eventDraft('101', { startDate: '2031-05-21T18:00', endDate: '2031-05-21' }))).toEqual(
      [],
    );
    expect(sentences(eventDraft('101', { startDate: '2031-05-21', endDate: '2031-05-20' }))).toEqual([
      'Event "101": "endDate" must not be before the start.',
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'java\nscript:alert(1)', 'vbscript:x', '/a b'])(
    'CONTENT-01 the address %j is refused',
    (url) => {
      expect(sentences(eventDraft('101', { button: { text: 'Go', url } }))[0]).toMatch(/"button.url" must/);
    },
  );

  it.each([
    'https://a.example/?a=1',
    'mailto:a@b.example',
    'tel:+91',
    '/news',
    'kithara',
    '/event/पाइथियन',
    '//a.example/b',
  ])('CONTENT-01 the address "%s" is taken', (url) => {
    expect(sentences(eventDraft('101', { button: { text: 'Go', url } }))).toEqual([]);
  });

  it('CONTENT-01 an id is a short plain word, and the two that stand for the site are kept free', () => {
    expect(sentences(eventDraft('a b'))[0]).toMatch(/^Event "a b": "id" must be 1 to 100 of the letters/);
    expect(sentences({ ...eventDraft('x'), id: 7 })[0]).toMatch(/^Event: "id"/);
    expect(sentences(eventDraft('1'))).toEqual(['Event "1": "id" must not be 1 or 11.']);
  });

  it('CONTENT-01 no kind takes null, a list or a text', () => {
    for (const kind of KIND_NAMES)
      for (const body of [null, [], 'text']) expect(sentences({ kind, id: 'x', body })).not.toEqual([]);
  });

  it('CONTENT-01 a menu has five levels', () => {
    const nested = (depth: number): object => ({
      title: 'Level',
      ...(depth > 1 ? { items: [nested(depth - 1)] } : {}),
    });
    expect(sentences({ kind: 'menuGroup', id: '1', body: nested(5) })).toEqual([]);
    expect(sentences({ kind: 'menuGroup', id: '1', body: nested(6) })[0]).toMatch(
      /the menu has no more levels/,
    );
  });
});

describe('what items say about each other', () => {
  const words = (...drafts: Draft[]) => relationProblems(drafts.map(good)).map(inWords);

  it('CONTENT-02 what they refer to exists', () => {
    expect(words(eventDraft('101'), entryDraft('1'))).toEqual([]);
    expect(words(eventDraft('102'), entryDraft('1'))).toEqual([
      'Schedule entry "1": "event" names the event "101", which does not exist.',
    ]);
    expect(words({ kind: 'banner', id: '1', body: { page: 'home', url: '/a.svg' } })).toEqual([]);
  });

  it('CONTENT-02 two events do not share a path, nor two games of one event, nor sub-games of one event', () => {
    expect(words(eventDraft('101', { path: 'a' }), eventDraft('102', { path: 'a' }))).toEqual([
      'Event "102": "path" is the same as that of event "101".',
    ]);
    const game = (id: string, event: string, path: string): Draft => ({
      kind: 'game',
      id,
      body: { event, name: 'Game', path },
    });
    const events = [eventDraft('101'), eventDraft('102')];
    expect(words(...events, game('1', '101', 'a'), game('2', '102', 'a'), game('3', '101', ''))).toEqual([]);
    expect(words(...events, game('1', '101', 'a'), game('2', '101', 'a'))).toHaveLength(1);
    const part = (id: string, of: string): Draft => ({
      kind: 'subGame',
      id,
      body: { game: of, name: 'Part', path: 'solo' },
    });
    const games = [game('1', '101', 'a'), game('2', '101', 'b'), game('3', '102', 'a')];
    expect(words(...events, ...games, part('1', '1'), part('2', '3'))).toEqual([]);
    expect(words(...events, ...games, part('1', '1'), part('2', '2'))).toEqual([
      'Sub-game "2": "path" is the same as that of sub-game "1".',
    ]);
  });

  it('CONTENT-02 every reference leads to a kind, and every field of a rule exists', () => {
    for (const kind of KIND_NAMES) {
      const { references = {}, unique = [] } = rulesOf(kind);
      for (const target of Object.values(references)) expect(KIND_NAMES).toContain(target);
      const named = [...Object.keys(references), ...unique.flat()];
      const known = JSON.stringify(Object.keys((KINDS[kind].schema as { entries?: object }).entries ?? {}));
      for (const field of named) expect(`${kind}: ${known}`).toContain(`"${field}"`);
    }
  });
});
