import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/drones-and-autonomy.svg';
const contest = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.robotics };

/** Machines in the air and on the road. */
export const dronesAndAutonomy: SubPage = {
  key: 'drones-and-autonomy',
  name: 'Drones and Autonomy',
  layout: 'landscape',
  img: { src },
  description:
    'All flights take place inside a netted hall, with drones of at most 250 g including the battery. Teams of one to four pass a safety check and hand in a log of up to ten pages with parts, code and tests. Batteries are charged in fireproof bags at the charging table, and everyone inside the net wears safety glasses.',
  data: [
    {
      name: 'Drone Race',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Four pilots with video goggles race three laps of 300 m through eight gates. A missed gate is flown again, and a drone on the floor is out. The stewards give out the video channels; transmitters stay off until called. Two from each heat go on, and the Final is the best of three races.',
      ...contest,
    },
    {
      name: 'Drone Light Show',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'Five to twenty drones draw figures to music for three minutes in a space of 20 by 20 by 10 m. They fly a written plan by themselves, while one person holds the switch that lands them all. Bring a storyboard and the music file; smoke and lasers are not allowed. The Final adds a figure on a given theme.',
      ...contest,
    },
    {
      name: 'Rescue Mission',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'A drone searches rooms built like a damaged house: find six dolls, report their places and set down a parcel of 30 g beside one of them within ten minutes. The pilot sees the camera picture only. Dolls found without steering count double. Propeller guards are compulsory, and the rooms are rearranged for the Final.',
      ...contest,
    },
    {
      name: 'Autonomous Car',
      img: { src, crop: [0, 75, 300, 225] },
      description:
        'A model car at a scale of 1 to 10 drives three laps of a street with lanes, a crossing, traffic lights and a dummy that steps out. It computes on board; the remote may only stop it. Leaving the lane costs five seconds, touching the dummy ends the run. A parking task is added in the Final.',
      ...contest,
    },
  ],
};
