import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

/** Music made with electronic means. */
export const digitalSound: SubPage = {
  key: 'digital-sound',
  name: 'Digital Sound',
  layout: 'portrait',
  img: { src: '/catalogue/digital-sound.svg' },
  description:
    "Compose a piece of four to seven minutes with electronic means and play it yourself, alone or as a duo, before the jury. Synthesizers, computers, controllers, field recordings and instruments you have built are all welcome, but at least half of what is heard must be triggered or shaped by hand on stage. Bring your equipment on one table of 80 by 180 cm with a stereo output on two jack or XLR plugs; the hall has the mixing desk, loudspeakers, two microphones and power at 230 volts. Setting up takes ten minutes, the sound check five. Two weeks ahead, send a WAV file of the piece, half a page on how it is made and a list of all samples with their rights. Pieces built from another artist's recording, voices imitated without consent and mere playback are not accepted.",
  data: {
    ageCategories: AGES.adult,
    competitionRounds: ROUNDS.one,
    judgingCriteria: JUDGING.music,
  },
};
