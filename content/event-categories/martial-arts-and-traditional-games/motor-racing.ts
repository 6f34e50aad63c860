import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/motor-racing.svg';
const contest = { ageCategories: AGES.adult, rounds: ROUNDS.three, judgingCriteria: JUDGING.sport };

/** Races with an engine or an electric motor. */
export const motorRacing: SubPage = {
  key: 'motor-racing',
  name: 'Motor Racing',
  layout: 'landscape',
  img: { src },
  description:
    'Drivers and riders hold a national competition licence and take a breath test before every start: the limit is zero. Vehicles pass inspection on the evening before, so bring the technical passport, an approved helmet and flame-resistant overalls, or leathers and a back protector on two wheels. Fuel, charging points and a workshop tent are on site.',
  data: [
    {
      name: 'Karting',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Sprint races on a tarmac circuit of about 1 km. Eight minutes of qualifying set the grid; heats have 10 laps, the Semi-Final 12 and the Final 18. Each driver receives one sealed set of tyres a round. Bring your own kart and a rib protector; electric karts can be borrowed and are drawn by lot.',
      category: ['125 cc direct drive', '125 cc gearbox', 'Electric'],
      ...contest,
    },
    {
      name: 'Autocross',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'One car at a time races the clock on 800 m of earth and gravel marked by cones. Of two runs in each round the faster counts; a moved cone costs five seconds and a missed gate the whole run. Closed cars with roll cage, harness and mud flaps may start, on tyres without studs.',
      category: ['Up to 1400 cc', 'Up to 2000 cc', 'Electric'],
      ...contest,
    },
    {
      name: 'Rally',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Driver and co-driver share the car; each round is one leg of four timed stages on closed roads. Two slow practice passes are allowed for writing your own notes. Between stages the traffic law applies, and late arrival costs ten seconds a minute. Carry a spare wheel, two extinguishers and a warning triangle.',
      category: ['Up to 1600 cc', 'Up to 2000 cc', 'Over 2000 cc'],
      ...contest,
    },
    {
      name: 'Motocross',
      img: { src, crop: [0, 75, 300, 225] },
      description:
        'Up to thirty riders leave the gate together on a closed earth track of 1.5 km. Preliminary races last 15 minutes and a lap, the Final 25 minutes and two laps. Goggles, boots, knee guards and chest protector are compulsory. Jumping or overtaking under a yellow flag costs ten places.',
      category: ['125 cc', '250 cc', '450 cc'],
      ...contest,
    },
    {
      name: 'Electric Bike Sprint',
      img: { src, crop: [60, 40, 280, 210] },
      description:
        'Electric motorcycles race in pairs over 400 m from a standing start, and two wins out of three put you through. A lanyard on the wrist must cut the current when the rider falls. Batteries are sealed after inspection and may not be changed between runs; they are charged in the fireproof area only.',
      category: ['Up to 4 kW', 'Up to 11 kW'],
      ...contest,
    },
  ],
};
