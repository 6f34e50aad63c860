import { describe, expect, it } from 'vitest';
import { entry, game } from '#core/schedule/changes/testing/schedules.ts';
import { compareRevisions } from './compare-revisions.ts';
import { comparable, revisionEnd, revisionGames } from './event-revision.ts';

const GAMES = [game('Drama', entry('Heat', '05/03 10:00', 'Odeon'))];
const EVENT = { startsAt: '05-03-2026', endsAt: '08-03-2026', place: 'Athens' };
const NOTHING = { event: [], games: [], entries: [] };

describe('CHANGES-01 what is not known has not changed', () => {
  it('an empty schedule, which a server may send by mistake, says nothing', () => {
    const known = { event: EVENT, games: GAMES };
    expect(compareRevisions(known, { event: EVENT, games: [] })).toEqual(NOTHING);
    expect(compareRevisions(known, { event: EVENT, games: [game('Drama')] })).toEqual(NOTHING);
    expect(compareRevisions({ event: EVENT, games: [] }, known)).toEqual(NOTHING);
    expect(revisionGames([{ game: 'Drama', entries: [] }])).toBeNull();
  });

  it('neither does a schedule or an event that has not come', () => {
    const [schedule, event] = [
      { event: null, games: GAMES },
      { event: EVENT, games: null },
    ];
    expect(compareRevisions(schedule, event)).toEqual(NOTHING);
    expect(compareRevisions(event, schedule)).toEqual(NOTHING);
  });

  it('a first part, data that stand in and those of the prerendered page are not compared', () => {
    const answer = { value: GAMES, at: 1 };
    expect(comparable(answer, undefined)).toBe(answer);
    expect(comparable({ ...answer, isPart: true }, undefined)).toBeNull();
    expect(comparable({ ...answer, isStandIn: true }, undefined)).toBeNull();
    expect(comparable(answer, answer)).toBeNull();
    expect(comparable(undefined, undefined)).toBeNull();
  });
});

describe('CHANGES-02 an event', () => {
  const changesTo = (event: Partial<typeof EVENT>) =>
    compareRevisions({ event: EVENT, games: null }, { event: { ...EVENT, ...event }, games: null }).event.map(
      ({ kind }) => kind,
    );

  it('has other dates or another place', () => {
    expect(changesTo({ startsAt: '06-03-2026' })).toEqual(['dates']);
    expect(changesTo({ endsAt: '09-03-2026' })).toEqual(['dates']);
    expect(changesTo({ place: 'Delphi' })).toEqual(['place']);
    expect(changesTo({ startsAt: '06-03-2026', place: 'Delphi' })).toEqual(['dates', 'place']);
  });

  it('has not changed if something is only written in another way, or no longer said', () => {
    expect(changesTo({ startsAt: '2026-03-05', place: ' ATHENS' })).toEqual([]);
    expect(changesTo({ endsAt: '', place: '' })).toEqual([]);
  });
});

describe('an event is over', () => {
  const end = (event: typeof EVENT | null, games: typeof GAMES | null) => {
    const at = revisionEnd({ event, games });
    return at === null ? null : new Date(at).toISOString();
  };

  it('after its last day and its last entry', () => {
    expect(end(EVENT, GAMES)).toBe('2026-03-08T18:30:00.000Z');
    const late = [game('Drama', entry('Night', '09/03 02:00', 'Odeon'))];
    expect(end(EVENT, late)).toBe('2026-03-08T21:30:00.000Z');
    expect(end(null, GAMES)).toBe('2026-03-05T05:30:00.000Z');
    expect(end(null, null)).toBeNull();
  });
});
