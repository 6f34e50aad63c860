import { dashed, session, type WireRevision } from './revisions.ts';

const heat = session('Heat', 10, 10, 'Odeon');
export const talk = session('Talk', 10, 12, 'Agora');
export const final = session('Final', 11, 18, 'Odeon');
export const masks = session('Masks', 11, 9, 'Agora');
const duel = session('Duel', 10, 14, 'Odeon');
const choir = session('Choir', 10, 17, 'Odeon');
const opening = session('Opening', 10, 9, 'Stoa');
/** What a visitor has seen. */
export const FIRST: WireRevision = {
  games: { Drama: [heat, talk, final, masks, duel, choir], Chess: [opening] },
};
/**
 * One of each change: Heat later, Talk elsewhere, Duel both, Choir renamed, Masks gone, a concert new, a game with
 * another name, and the event itself a day longer and elsewhere.
 */
export const SECOND: WireRevision = {
  games: {
    Drama: [
      session('Heat', 10, 11, 'Odeon'),
      { ...talk, Address: 'Stoa' },
      final,
      session('Duel', 10, 15, 'Stoa'),
      { ...choir, For: 'Song of the islands' },
    ],
    Zatrikion: [opening],
    Kithara: [session('Concert', 10, 20, 'Odeon')],
  },
  days: [dashed(10), dashed(13)],
  place: 'Panaji',
};
