import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/string-instruments.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.music } as const;

export const stringInstruments: SubPage = {
  key: 'string-instruments',
  name: 'String Instruments',
  layout: 'landscape',
  img: { src },
  description:
    'Soloists on plucked and bowed strings play one programme from the repertoire list in each round: up to 5 minutes in the Preliminary, 7 in the Semi-Final and 10 in the Final. Bring your own instrument and spare strings; a warm-up room with a tuning reference is open an hour before. One accompanist may join you. Under 12 may use instruments of reduced size and halve the times.',
  data: [
    {
      instrument: 'Sitar',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Choose a different raga for each round and unfold it from a slow alap to a composition with tabla. The Semi-Final asks for a composition in a tala other than teental. Platform, carpet and electronic tanpura are on stage; a contact microphone is allowed, effects are not.',
      repertoire: [
        'A raga of your choice with alap and a composition in teental',
        'A composition in rupak, jhaptal or ektal with improvisation',
        'Final: alap, jor and jhala, then a slow and a fast gat',
      ],
      ...shared,
    },
    {
      instrument: 'Violin',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Western and Carnatic players compete side by side, each in the posture and tuning of their school. Works with an orchestra are played in piano reduction, and all pieces from memory except duo sonatas. A mridangam player or pianist may accompany; electric violins are not allowed.',
      repertoire: [
        'Western: two contrasting movements for violin alone',
        'Western: a concert piece or a sonata movement with piano',
        'Carnatic: a varnam, or a kriti with raga alapana',
      ],
      ...shared,
    },
    {
      instrument: 'Guitar',
      img: { src, crop: [120, 0, 280, 210] },
      description:
        'Classical, flamenco and steel-string acoustic guitars are welcome; solid-body electric guitars belong to Bands and Ensembles. Play without a pick-up in the Preliminary and Semi-Final. A footstool and an armless chair are provided. Capo and slide may be used, loop pedals may not.',
      repertoire: [
        'A study and a dance of different character',
        'A work of the 19th century or a flamenco solo',
        'A piece from your own country, also in your own arrangement',
      ],
      ...shared,
    },
    {
      instrument: 'Lyre and Kithara',
      img: { src, crop: [0, 60, 280, 210] },
      description:
        'A contest once held at Delphi returns. Play a lyre of tortoise-shell form or a wooden kithara, with gut or nylon strings and a plectrum, standing if you can. You may sing while you play. Explain your tuning and your source in a note of up to 200 words; amplification is left to the organiser.',
      repertoire: [
        'A surviving piece of ancient Greek music, such as the Seikilos song',
        'A piece of your own in a named ancient mode',
        'Final: a hymn or ode sung to your own accompaniment',
      ],
      ...shared,
    },
    {
      instrument: 'Kora',
      img: { src, crop: [60, 30, 240, 180] },
      description:
        'On the West African harp with its 21 strings, show both sides of the art: kumbengo, the steady pattern, and birimintingo, the free runs above it. State your tuning on the entry form, as retuning between pieces counts towards your time. Singing is welcome; so is one calabash player.',
      repertoire: [
        'A traditional Manding piece with its accompaniment pattern',
        'A praise song or story, sung or spoken to the kora',
        'A piece of your own for kora alone',
      ],
      ...shared,
    },
    {
      instrument: 'Guzheng',
      img: { src, crop: [140, 90, 240, 180] },
      description:
        'Players of the Chinese zither bring a 21-string instrument with stands and finger picks; a stage hand helps to carry it. Present northern and southern styles over the three rounds, so that the jury hears different ways of bending and sliding. Music with electronic playback is allowed only in the Final.',
      repertoire: [
        'A traditional piece of a northern school, such as Henan or Shandong',
        'A traditional piece of a southern school, such as Hakka or Chaozhou',
        'Final: a work written after 1950',
      ],
      ...shared,
    },
  ],
};
