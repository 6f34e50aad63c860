import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/air-sports.svg';
const contest = { ageCategories: AGES.adult, rounds: ROUNDS.two, judgingCriteria: JUDGING.sport };

/** Everything that flies under a pilot's hand. */
export const airSports: SubPage = {
  key: 'air-sports',
  name: 'Air Sports',
  layout: 'landscape',
  img: { src },
  description:
    'The director of flying opens each day with a briefing; those who miss it stay on the ground. Bring your equipment with its inspection papers, proof of third-party insurance and, for manned flight, a valid licence. All days but the last count for the Preliminary, and the ten best fly the Final. A round cancelled because of wind or cloud is not made up.',
  data: [
    {
      name: 'Paragliding Accuracy',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'After launch from the hill or the winch, pilots try to set one foot on the centre of a target pad. The first touch is measured in centimetres up to 10 m; a fall on landing scores as a miss. The worst of five flights is dropped. Certified wing, reserve parachute, helmet and ankle boots are compulsory.',
      ...contest,
    },
    {
      name: 'Hot-Air Balloon',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'Choose your own launch site at least 3 km away, read the winds, fly to the marked cross and drop a weighted streamer close to it. The streamer must fall freely, without a throw. A crew is one pilot with up to three helpers, a radio and a vehicle for the way back.',
      ...contest,
    },
    {
      name: 'Kite Flying',
      img: { src, crop: [60, 40, 280, 210] },
      description:
        'Self-made kites on a single line fly from lanes 10 m wide. The score adds the angle of the line after five minutes, three set figures and the workmanship of the kite. Lines are plain cotton or synthetic thread of at most 100 m: glass-coated thread and wire are forbidden. Bring gloves and a spare kite.',
      ...contest,
    },
    {
      name: 'Aeromodelling',
      img: { src, crop: [120, 90, 280, 210] },
      description:
        'Radio-controlled gliders of up to 2 m span climb with the electric motor for at most 30 seconds, then soar. Aim for a flight of exactly six minutes that ends with the nose on a spot: every second and every half metre off costs a point. One spare model is allowed, and the fail-safe is tested first.',
      ...contest,
    },
    {
      name: 'Formation Skydiving',
      img: { src, crop: [0, 90, 280, 210] },
      description:
        'Four jumpers and a camera flyer leave the aircraft at about 3,200 m. For 35 seconds they repeat a sequence of formations drawn the evening before; each one complete on film is a point. Every member needs 200 jumps and an automatic opening device. Four jumps make the Preliminary, two the Final.',
      ...contest,
    },
  ],
};
