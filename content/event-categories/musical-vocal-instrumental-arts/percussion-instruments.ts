import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/percussion-instruments.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.music } as const;

export const percussionInstruments: SubPage = {
  key: 'percussion-instruments',
  name: 'Percussion Instruments',
  layout: 'landscape',
  img: { src },
  description:
    'Drummers enter alone or as an ensemble and play live, without loops or backing tracks. A round lasts up to 5 minutes for soloists and 8 for ensembles, with 3 minutes to set up. Bring hand drums yourself; large taiko and a five-piece drum set with cymbals are provided, while sticks, pedals and snare may be your own. Ear protection is available backstage.',
  data: [
    {
      instrument: 'Tabla',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Present a solo in a named tala over a lehra, the repeated melody, played on harmonium or sarangi by your own musician or from a recording. Begin with peshkar or uthan, develop at least one kaida with its variations and close with a tihai. In the Final the tala may not be teental.',
      category: ['Solo', 'Ensemble of 2 to 5'],
      ...shared,
    },
    {
      instrument: 'Mridangam',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'The contest is a tani avartanam in adi, rupaka or misra chapu tala, kept by hand by a companion on stage. Show changes of nadai and end with a mohra and korvai. Ensembles may add ghatam, kanjira or morsing. Finalists also accompany a song they have not rehearsed.',
      category: ['Solo', 'Ensemble of 2 to 4'],
      ...shared,
    },
    {
      instrument: 'Djembe',
      img: { src, crop: [120, 0, 280, 210] },
      description:
        'Soloists play over a dundun pattern; ensembles combine at least two djembe parts with dundun and bell. Name the rhythm and the people it comes from, and keep bass, tone and slap distinct. Skin heads are tuned before you go on stage, as heating them in the hall is not permitted.',
      category: ['Solo', 'Ensemble of 4 to 10'],
      ...shared,
    },
    {
      instrument: 'Taiko',
      img: { src, crop: [0, 90, 280, 210] },
      description:
        'One o-daiko, four nagado and two shime drums stand on stage; bring your own bachi and any hand percussion. Movement, stance and calls belong to the art and are marked with the rhythm. Soloists choose one drum. Happi or other practical dress and bare feet or tabi are usual.',
      category: ['Solo', 'Ensemble of 5 to 12'],
      ...shared,
    },
    {
      instrument: 'Frame Drum',
      img: { src, crop: [60, 30, 240, 180] },
      description:
        'Riq, daf, bendir, tamburello, bodhrán and tympanon are all at home here. Use fingers, hand or beater as your tradition asks, and show at least two playing positions or techniques in each round. Singing while drumming is welcome. The jury hears you through one microphone at knee height.',
      category: ['Solo', 'Ensemble of 3 to 10'],
      ...shared,
    },
    {
      instrument: 'Drum Set',
      img: { src, crop: [150, 60, 240, 180] },
      category: ['Solo', 'Ensemble of 2 to 6'],
      ...shared,
    },
  ],
};
