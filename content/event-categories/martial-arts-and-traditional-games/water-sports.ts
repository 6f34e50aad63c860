import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/water-sports.svg';
const contest = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.sport };

/** Races on and in the water. */
export const waterSports: SubPage = {
  key: 'water-sports',
  name: 'Water Sports',
  layout: 'landscape',
  img: { src },
  description:
    'Races are held in a sheltered bay with rescue boats on watch. Everyone first swims 100 m in light clothes, and Under 18 brings the consent of a parent. Dragon boats, rowing shells and stand-up boards can be borrowed; kayaks and dinghies are your own. Buoyancy aids are worn in every craft except rowing shells, and stand-up paddlers wear a leash.',
  data: [
    {
      name: 'Open-Water Swimming',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Swim round the orange buoys from a start in the water to a touch at the finish. Limits are 50 minutes for 1.5 km and 2 hours 15 for 5 km; Under 18 enters the shorter race only. Wetsuits are compulsory below 18 degrees. Fins, hand paddles and pulling on others are forbidden; caps and chips are handed out.',
      category: ['1.5 km', '5 km'],
      ...contest,
    },
    {
      name: 'Dragon Boat',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'Twenty paddlers, a drummer and a steersperson race 200 m in the Preliminary and 500 m in the Final. Mixed crews have at least eight women and eight men at the paddles. Bring your own paddles if you like; they are measured. Crews are named with four substitutes, and a second false start excludes the boat.',
      category: ['Women', 'Open', 'Mixed'],
      ...contest,
    },
    {
      name: 'Rowing',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Six lanes over 1,000 m, from a standing start with the boats held. Hulls are drawn by lot and may be adjusted for half an hour on the day before; seats and oars may be your own. Heel straps and bow ball are checked at the pontoon. The first two of each heat reach the Final.',
      category: ['Single scull', 'Double scull', 'Coxed four'],
      ...contest,
    },
    {
      name: 'Kayak Sprint',
      img: { src, crop: [0, 75, 300, 225] },
      description:
        'Nine lanes of flat water, straight from start to finish. Single boats are at most 5.2 m long and at least 12 kg heavy, doubles 6.5 m and 18 kg; they are weighed after the race. Stay in the middle of your lane: riding the wash of another boat disqualifies.',
      category: ['Single, 200 m', 'Single, 500 m', 'Double, 500 m'],
      ...contest,
    },
    {
      name: 'Stand-up Paddling',
      img: { src, crop: [60, 40, 280, 210] },
      category: ['Sprint, 200 m', 'Distance, 5 km'],
      ...contest,
    },
    {
      name: 'Sailing',
      img: { src, crop: [0, 40, 280, 210] },
      description:
        'Fleet races of about 40 minutes, up and down the wind. Six races make the Preliminary, the worst of them is dropped, and ten boats sail a Final that counts double. Bring a one-design dinghy with its measurement papers. Two full turns mend a foul; protests are handed in within the hour.',
      category: ['Single-handed dinghy', 'Double-handed dinghy'],
      ...contest,
    },
  ],
};
