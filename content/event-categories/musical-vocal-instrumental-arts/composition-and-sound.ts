import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/composition-and-sound.svg';
const shared = {
  ageCategories: AGES.open,
  rounds: ROUNDS.one,
  judgingCriteria: [...JUDGING.music, 'Originality'],
} as const;

export const compositionAndSound: SubPage = {
  key: 'composition-and-sound',
  name: 'Composition and Sound',
  layout: 'portrait',
  img: { src },
  description:
    'Makers of new music of any age meet in a single Final. Every work must be your own, finished within the last two years and not yet awarded a prize; borrowed melodies and samples are named and cleared. Send score or lyrics and a recording 30 days ahead, then present the piece live.',
  data: [
    {
      title: 'Song Writing',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'Words and tune come from you or from a team of two. Perform the song yourself or bring a singer, with no more than four musicians, in at most 5 minutes. A lyric sheet with an English translation goes to the jury. Texts written by a machine are not accepted.',
      ...shared,
    },
    {
      title: 'Instrumental Composition',
      img: { src, crop: [160, 15, 202, 270] },
      description:
        'Write for one to nine instruments of any tradition, notated or described clearly enough for others to play, lasting 4 to 8 minutes. You bring the players and may conduct. Afterwards the jury asks about form and sources for five minutes, so be ready to point to the score.',
      ...shared,
    },
    {
      title: 'Disc Jockey Set',
      img: { src, crop: [30, 50, 180, 240] },
      description:
        'Mix a set of 10 minutes on two turntables or media players and a four-channel mixer, all provided. Bring your records, or music on two memory sticks, along with a track list. Include one traditional recording from your country. Automatic beat matching is switched off, and pre-mixed sets lead to disqualification.',
      ...shared,
    },
    {
      title: 'Hymn to Apollo',
      img: { src, crop: [205, 30, 180, 240] },
      description:
        'The oldest contest at Delphi was a hymn to Apollo sung to the kithara. Compose a new one of 3 to 6 minutes for voice or choir with at least one plucked string instrument, in any language. The two hymns carved in stone at Delphi may be quoted; say where you do.',
      ...shared,
    },
  ],
};
