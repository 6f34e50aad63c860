import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/theatre.svg';
const shared = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.theatre } as const;

export const theatre: SubPage = {
  key: 'theatre',
  name: 'Theatre',
  layout: 'landscape',
  img: { src },
  description:
    'Companies of up to 20 people, the crew included, act live in any language. Bring an extract of 10 minutes to the Preliminary and the play, cut to 40 minutes at most, to the Final; some forms below have shorter limits. The stage is 10 by 8 metres with a fixed white light plan, six chairs and two tables. Send the script with an English summary 30 days ahead, along with proof of rights where the author lives or died within 70 years.',
  data: [
    {
      title: 'One-Act Play',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'A complete play without interval, by a known author or your own, for 2 to 12 actors. Set and strike the scene within 5 minutes each and keep furniture to what the company carries in by itself. Recorded sound is allowed; projected film is not, because the acting should tell the story.',
      ...shared,
    },
    {
      title: 'Ancient Greek Drama',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Play tragedy or comedy in the open, in the original or in translation, with up to three speaking actors who share all parts and a chorus of 5 to 15. Masks are encouraged and the chorus has to sing or move. Microphones stay off. One choral song is performed whole in the Preliminary.',
      repertoire: [
        'Aeschylus: Agamemnon or The Persians',
        'Sophocles: Antigone or Philoctetes',
        'Euripides: Medea or The Bacchae',
        'Aristophanes: The Frogs or The Birds',
      ],
      ...shared,
    },
    { title: 'Comedy', img: { src, crop: [120, 0, 280, 210] }, ...shared },
    {
      title: 'Street Play',
      img: { src, crop: [0, 90, 280, 210] },
      description:
        'Perform in a public square, in a ring of standing people, about a matter that concerns your town. No stage, no microphones, no scenery: drums, voices and one colour of dress must be enough. Both rounds last 15 to 20 minutes, in different squares. Parties and persons are not named.',
      ...shared,
    },
    {
      title: 'Solo Acting',
      img: { src, crop: [60, 30, 240, 180] },
      description:
        'Alone on stage with one chair, present a monologue from a published play in the Preliminary, 4 minutes, and a piece of at most 8 with two or more characters in the Final. Finalists also receive a short text an hour beforehand and read it in a mood the jury names.',
      ...shared,
    },
    {
      title: 'Mime',
      img: { src, crop: [150, 60, 240, 180] },
      description:
        'Silent theatre for one to six players, 5 minutes in the Preliminary and 8 in the Final. Body and face do everything, so words, written signs and props are out, while a recorded piece of music may accompany. White make-up and gloves are optional. Give your scene a title of up to five words.',
      ...shared,
    },
  ],
};
