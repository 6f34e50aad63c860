import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

/** The leagues, played over a season. */
export const pythianProleagues: SubPage = {
  key: 'pythian-proleagues',
  name: 'Pythian ProLeagues',
  layout: 'portrait',
  img: { src: '/catalogue/pythian-proleagues.svg' },
  description:
    'Clubs and companies meet here over a season instead of a single week; players of any age may be named, and nobody plays for two clubs. Eight teams form a league: in the Preliminary each meets every other at home and away, the first four reach the Semi-Final, and the Final is one encounter on neutral ground. Shooting Ball clubs name fourteen players and Ball Badminton clubs ten. A board games team fills four tables with chess, go, carrom and tavli, and dance companies of six to twelve answer each other with two dances of four minutes. A win brings two points, a draw one; ties are settled by the matches between those teams, then by sets, tables or jury votes won. Bring kit in two colours, a scorer and a first-aider; the host provides hall, balls, boards and sound.',
  data: {
    categories: ['Shooting Ball league', 'Ball Badminton league', 'Board games league', 'Dance league'],
    ageCategories: AGES.open,
    competitionRounds: ROUNDS.three,
    judgingCriteria: JUDGING.match,
  },
};
