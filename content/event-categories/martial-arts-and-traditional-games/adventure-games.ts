import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/adventure-games.svg';
const contest = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.sport };

/** Endurance and nerve in open country. */
export const adventureGames: SubPage = {
  key: 'adventure-games',
  name: 'Adventure Games',
  layout: 'landscape',
  img: { src },
  data: [
    {
      name: 'Marathon',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'A road race over 42.195 km with a time limit of six hours, run once, without heats. Drinks stand every 5 km; wear your number in front and leave earphones behind. Pacing by bicycle ends the race. Runners in the Under 18 band are at least 17 and bring a medical certificate and the consent of a parent.',
      category: ['Women', 'Men'],
      ...contest,
      rounds: ROUNDS.one,
    },
    {
      name: 'Sport Climbing',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'Lead routes are tried once, unseen, within six minutes, and the highest hold counts. Boulder sets four problems of four minutes each; Speed is a duel on two equal lanes of a 15 m wall. Bring shoes, harness and chalk, while ropes, mats and belayers are provided. The Final has new routes, kept secret.',
      category: ['Lead', 'Boulder', 'Speed'],
      ...contest,
    },
    {
      name: 'Orienteering',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Find all control points in the given order by map and compass. The sprint takes about 15 minutes through old streets, the middle distance about 35 in woodland, and relay runners take one lap each. A wrong or missing point disqualifies. Bring compass and whistle; phones and watches with maps are sealed at the start.',
      category: ['Sprint', 'Middle distance', 'Relay of 3'],
      ...contest,
    },
    {
      name: 'Mountain Biking',
      img: { src, crop: [0, 75, 300, 225] },
      description:
        'Cross-country is a mass start on a 4 km circuit, about an hour long, or 40 minutes for Under 18. Downhill is one timed run in each round. Bring a bicycle with two good brakes and no motor. Helmets are compulsory, with full face and back protector for downhill, and riders mend their own breakdowns.',
      category: ['Cross-country', 'Downhill'],
      ...contest,
    },
    {
      name: 'Obstacle Course',
      img: { src, crop: [60, 40, 280, 210] },
      description:
        'Fifteen obstacles over 3 km: walls, nets, beams, loads to carry and tunnels to crawl through. Each one left out costs a penalty loop of 100 m. Members of a team may lift and pull each other, and the clock stops for the last of them. Gloves are welcome, spiked shoes and jewellery are not.',
      category: ['Individual', 'Team of 4'],
      ...contest,
    },
  ],
};
