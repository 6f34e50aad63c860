import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/robotics-challenge.svg';
const contest = {
  category: ['Kit', 'Self-built'],
  ageCategories: AGES.four,
  rounds: ROUNDS.three,
  judgingCriteria: JUDGING.robotics,
};

/** Robots that find their own way. */
export const roboticsChallenge: SubPage = {
  key: 'robotics-challenge',
  name: 'Robotics Challenge',
  layout: 'landscape',
  img: { src },
  description:
    'Teams of one to four bring a robot, spare parts, a computer and a log of at most ten pages with wiring plan and code; the judges ask about it for five minutes. Kit robots use the parts of one boxed system only; self-built ones may use any parts up to 12 volts. Arenas and pit tables with power are set up. During a run robots act alone, without remote control.',
  data: [
    {
      name: 'Line Follower',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Follow a black line 19 mm wide over about 12 m of white floor. Bends are drawn in the Preliminary, crossings are added in the Semi-Final and gaps of 10 cm in the Final. Robots fit into 20 by 25 cm. The best of three runs counts, three minutes each; putting the robot back costs five seconds.',
      ...contest,
    },
    {
      name: 'Maze Solver',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'Ten minutes to explore a maze and reach its centre; the fastest run from start to centre counts. Self-built robots meet 16 by 16 cells of 18 cm, kit robots 6 by 6 cells of 30 cm. Walls may not be climbed, jumped or marked. The plan is shown once all robots have been handed in.',
      ...contest,
    },
    {
      name: 'Robot Sumo',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Two robots of at most 500 g and 10 by 10 cm try to push each other out of a black ring 77 cm wide with a white edge. They start after five seconds of rest, and two won bouts of up to three minutes decide. Sticky wheels, sharp blades, liquids and signals that blind the other are forbidden.',
      ...contest,
    },
    {
      name: 'Robot Football',
      img: { src, crop: [0, 75, 300, 225] },
      description:
        'Two robots a side chase an infrared ball on a field of 1.8 by 2.4 m, for two halves of ten minutes. Each fits into a cylinder 22 cm wide and may hold the ball for three seconds. A damaged robot is repaired outside for at least a minute. Carry a handle on top and a marker in your colour.',
      ...contest,
    },
    {
      name: 'Dancing Robot',
      img: { src, crop: [60, 40, 280, 210] },
      description:
        'One to four robots perform for 90 to 120 seconds on a stage of 3 by 4 m. Hand in the music as a WAV or MP3 file the day before. People may dance along, but starting the robots is the last time they touch them; one restart is allowed. Costumes may not cover the emergency switch.',
      ...contest,
    },
  ],
};
