import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/e-sports.svg';
const match = { ageCategories: AGES.three, rounds: ROUNDS.three, judgingCriteria: JUDGING.match };

/** Matches on the screen. */
export const eSports: SubPage = {
  key: 'e-sports',
  name: 'E-Sports',
  layout: 'landscape',
  img: { src },
  description:
    'All matches are played face to face in the hall. Machines, screens and a wired network are provided; bring your own controller, mouse and headset without programmable keys, and for Mobile Arena your own charged phone. Titles and versions are named with the entry papers, and none is rated above 12 years. A match stopped by a technical fault is resumed or replayed.',
  data: [
    {
      title: 'Football Simulation',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Two halves of six minutes with national teams set to equal strength. A draw stands in the groups of the Preliminary; from the Semi-Final on, extra time and penalties decide. Pause only while the ball is dead. A team shares one side on the pitch and one goal count.',
      categories: ['Solo', 'Team of 2'],
      ...match,
    },
    {
      title: 'Strategy Battle',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'Build up, scout and outplay the other camp on a map from a list of seven, from which the sides take turns to strike one off. Two maps out of three win, three out of five in the Final. After 40 minutes the higher score takes the map. Coaches speak between maps only.',
      categories: ['Solo', 'Team of 3'],
      ...match,
    },
    {
      title: 'Racing Simulation',
      img: { src, crop: [60, 75, 300, 225] },
      description:
        'Equal seats with wheel and pedals are set up for everyone. Ten minutes of qualifying give the grid for a race of twelve laps; five of ten drivers go on. A place won by pushing is handed back or costs five seconds. Teams of two change drivers at half distance.',
      categories: ['Solo', 'Team of 2'],
      ...match,
    },
    {
      title: 'Fighting Game',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'A match is the best of three games, of five from the Semi-Final on, and only a second lost match puts you out of the Preliminary. The winner of a game keeps the same figure, the loser may change. Buttons are set within 60 seconds and turbo functions are off. In teams, the winner stays on.',
      categories: ['Solo', 'Team of 3'],
      ...match,
    },
    {
      title: 'Mobile Arena',
      img: { src, crop: [0, 75, 300, 225] },
      categories: ['Solo', 'Team of 5'],
      ...match,
    },
  ],
};
