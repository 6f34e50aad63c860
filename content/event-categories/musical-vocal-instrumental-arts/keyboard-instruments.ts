import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/keyboard-instruments.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.two, judgingCriteria: JUDGING.music } as const;

export const keyboardInstruments: SubPage = {
  key: 'keyboard-instruments',
  name: 'Keyboard Instruments',
  layout: 'portrait',
  img: { src },
  data: [
    {
      instrument: 'Piano',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'Solo recital from memory on a concert grand: up to 6 minutes in the Preliminary, 12 in the Final, half of that for Under 12. Over the two rounds play a work written before 1830, one of the later 19th century and one composed after 1950 or in your own country. Each finalist has 10 minutes to try the instrument.',
      ...shared,
    },
    {
      instrument: 'Harmonium',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'The hand-pumped harmonium as a solo voice. Play a raga with alap and a composition in the Preliminary, 6 minutes; add a thumri, natya sangeet or folk melody in the Final, 10 minutes. A tabla player may accompany. Instruments with a scale changer are allowed, electric ones are not.',
      ...shared,
    },
    {
      instrument: 'Accordion',
      img: { src, crop: [40, 20, 195, 260] },
      description:
        'Piano and button accordions, bayan, bandoneon and concertina compete together. Choose an original work and a dance for the Preliminary, 6 minutes in all; the Final lasts 10 and must include a slow piece that depends on the bellows. Play acoustically and without a backing track, sitting or standing.',
      ...shared,
    },
    {
      instrument: 'Synthesizer',
      img: { src, crop: [200, 40, 180, 240] },
      description:
        'Everything you hear must be played or triggered live: no ready-made songs, at most four bars per loop. Bring your own instrument and a stereo jack output; two tables, power and monitors are provided. The Preliminary takes 5 minutes, the Final 8, where you also explain one sound you have built.',
      ...shared,
    },
  ],
};
