import { describe, expect, it } from 'vitest';
import { compareSchedules } from './compare-schedules.ts';
import type { ComparedGame } from './game-entry.ts';
import { entry, game, inSentences } from './testing/schedules.ts';

const compare = (before: ComparedGame[], after: ComparedGame[]) =>
  inSentences(compareSchedules(before, after));

const heat = entry('Heat', '05/03 10:00', 'Odeon');
const final = entry('Final', '06/03 18:00', 'Odeon');
const talk = entry('Talk', '06/03 12:00', 'Agora');
const DRAMA = game('Drama', heat, final, talk);
const KITHARA = game('Kithara', entry('Heat', '05/03 10:00', 'Agora'));

describe('CHANGES-02 two revisions of a schedule', () => {
  it('that are the same have no changes', () => {
    expect(compare([DRAMA, KITHARA], [DRAMA, KITHARA])).toEqual([]);
  });

  it('have no changes if only their order, their spelling or the way of writing times differs', () => {
    const after = [
      KITHARA,
      game('DRAMA ', { ...final, from: '2026-03-06T18:00' }, { ...talk, address: 'AGORA' }, heat),
    ];
    expect(compare([DRAMA, KITHARA], after)).toEqual([]);
  });

  it.each([
    ['a new entry', entry('Masks', '05/03 11:00', 'Odeon'), 'Drama: Masks is new'],
    [
      'a new time',
      entry('Talk', '06/03 13:00', 'Agora'),
      'Drama: Talk, other time: 06/03 12:00 → 06/03 13:00',
    ],
    ['a new place', entry('Talk', '06/03 12:00', 'Stoa'), 'Drama: Talk, other place: Agora → Stoa'],
    [
      'both',
      entry('Talk', '07/03 09:00', 'Stoa'),
      'Drama: Talk, other time, place: 06/03 12:00 → 07/03 09:00, Agora → Stoa',
    ],
    ['another title', entry('Reading', '06/03 12:00', 'Agora'), 'Drama: Talk, other title → Drama: Reading'],
  ])('say %s', (what, changed, expected) => {
    const others = what === 'a new entry' ? [heat, final, talk] : [heat, final];
    expect(compare([DRAMA], [game('Drama', ...others, changed)])).toEqual([expected]);
  });

  it('say which entry is no longer there', () => {
    expect(compare([DRAMA], [game('Drama', heat, final)])).toEqual(['Drama: Talk is gone']);
  });

  it('say that another end is another time, but not that an end has become known', () => {
    const before = game('Drama', { ...entry('Talk', '06/03 12:00', 'Agora'), to: '06/03/2026 13:00:00' });
    const later = game('Drama', { ...entry('Talk', '06/03 12:00', 'Agora'), to: '06/03/2026 14:00:00' });
    const open = game('Drama', entry('Talk', '06/03 12:00', 'Agora'));
    expect(compare([before], [later])).toHaveLength(1);
    expect(compare([open], [later])).toEqual([]);
  });

  it('say that an entry without a time has one now, and that a day has got its hour', () => {
    const at = (from: string) => [game('Drama', entry('Talk', from, 'Agora'))];
    expect(compare(at(''), at('06/03 12:00'))).toEqual(['Drama: Talk, other time: unknown → 06/03 12:00']);
    expect(compare(at('06/03'), at('06/03 12:00'))).toEqual(['Drama: Talk, other time: 06/03 → 06/03 12:00']);
  });
});

describe('CHANGES-02 entries of one title', () => {
  const heats = (...starts: string[]) => [
    game('Drama', ...starts.map((start) => entry('Heat', start.slice(0, 11), start.slice(12) || 'Odeon'))),
  ];

  it('that swap have not changed, whatever their order in the answer', () => {
    expect(compare(heats('05/03 10:00 A', '05/03 12:00 B'), heats('05/03 12:00 B', '05/03 10:00 A'))).toEqual(
      [],
    );
  });

  it('that swap their places have each another place, and none is gone', () => {
    expect(compare(heats('05/03 10:00 A', '05/03 12:00 B'), heats('05/03 10:00 B', '05/03 12:00 A'))).toEqual(
      ['Drama: Heat, other place: A → B', 'Drama: Heat, other place: B → A'],
    );
  });

  it('stay apart if one of them goes: the others have not moved', () => {
    expect(
      compare(heats('05/03 10:00', '05/03 12:00', '05/03 14:00'), heats('05/03 12:30', '05/03 14:30')),
    ).toEqual([
      'Drama: Heat is gone',
      'Drama: Heat, other time: 05/03 12:00 → 05/03 12:30',
      'Drama: Heat, other time: 05/03 14:00 → 05/03 14:30',
    ]);
  });

  it('stay apart if one of them is new', () => {
    expect(
      compare(heats('05/03 12:00', '05/03 14:00'), heats('05/03 09:00', '05/03 12:30', '05/03 14:30')),
    ).toEqual([
      'Drama: Heat is new',
      'Drama: Heat, other time: 05/03 12:00 → 05/03 12:30',
      'Drama: Heat, other time: 05/03 14:00 → 05/03 14:30',
    ]);
  });

  it('keep their order if all are put off by a day', () => {
    const changes = compareSchedules(
      heats('05/03 10:00', '05/03 14:00', '05/03 20:00'),
      heats('06/03 10:00', '06/03 14:00', '06/03 20:00'),
    );
    expect(changes.entries.map(({ was, is }) => [was?.from.slice(11), is?.from.slice(11)])).toEqual([
      ['10:00:00', '10:00:00'],
      ['14:00:00', '14:00:00'],
      ['20:00:00', '20:00:00'],
    ]);
  });

  it('are paired in order where there are thousands', () => {
    const many = (count: number, hour: number) =>
      heats(...Array.from({ length: count }, (_, at) => `05/03 ${hour}:${String(at % 60).padStart(2, '0')}`));
    expect(compareSchedules(many(3_000, 10), many(2_000, 12)).entries).toHaveLength(3_000);
  });
});

describe('CHANGES-02 a game', () => {
  const named = (name: string) => game(name, ...DRAMA.entries);

  it('that has another name is said once, and none of its entries', () => {
    const changes = compareSchedules([DRAMA, KITHARA], [named('Drama and masks'), KITHARA]);
    expect(changes).toEqual({ games: [{ was: 'Drama', is: 'Drama and masks' }], entries: [] });
  });

  it('that has another name keeps what else has changed in it', () => {
    const after = game('Theatre', heat, final, { ...talk, address: 'Stoa' });
    expect(compare([DRAMA], [after])).toEqual([
      'Drama is now Theatre',
      'Theatre: Talk, other place: Agora → Stoa',
    ]);
  });

  it('whose entries are called by it has another name, too', () => {
    const of = (name: string) =>
      game(
        name,
        entry(`${name}: heat`, '05/03 10:00', 'Odeon'),
        entry(`${name}: final`, '06/03 10:00', 'Odeon'),
      );
    const changes = compareSchedules([of('Drama')], [of('Theatre')]);
    expect(changes.games).toEqual([{ was: 'Drama', is: 'Theatre' }]);
    expect(changes.entries.map(({ parts }) => parts)).toEqual([['title'], ['title']]);
  });

  it('whose entries have no titles may be renamed as well', () => {
    const of = (name: string) => game(name, entry('', '05/03 10:00', 'Odeon'));
    expect(compare([of('Drama')], [of('Theatre')])).toEqual(['Drama is now Theatre']);
  });

  it('that is split says of each entry to which game it belongs now: nothing is gone or new', () => {
    const more = entry('Masks', '07/03 10:00', 'Agora');
    const after = [game('Tragedy', heat, final), game('Comedy', talk, more)];
    const changes = compareSchedules([game('Drama', ...DRAMA.entries, more)], after);
    expect(changes.games).toEqual([]);
    expect(changes.entries.map(({ parts, is }) => [parts.join(), is?.game])).toEqual([
      ['game', 'Tragedy'],
      ['game', 'Tragedy'],
      ['game', 'Comedy'],
      ['game', 'Comedy'],
    ]);
  });

  it('that gives way to another one in the same hall has gone', () => {
    const before = game('Drama', entry('Heat', '05/03 10:00', 'Odeon'));
    const after = game('Chess', entry('Opening', '05/03 10:00', 'Odeon'));
    expect(compare([before], [after])).toEqual(['Drama: Heat is gone', 'Chess: Opening is new']);
  });
});
