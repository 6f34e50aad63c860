import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/traditional-games.svg';
const contest = {
  categories: ['Men', 'Women', 'Mixed'],
  ageCategories: AGES.three,
  rounds: ROUNDS.three,
  judgingCriteria: JUDGING.sport,
};

/** Games of the field and the courtyard. */
export const traditionalGames: SubPage = {
  key: 'traditional-games',
  name: 'Traditional Games',
  layout: 'portrait',
  img: { src },
  description:
    'Nine games of field and courtyard, played outdoors on earth, grass or matting. Wear numbered kit of one colour; bring your own rackets, stilts and gilli sets; everything else is provided. A mixed team keeps at least two women and two men in play, and in Mallakhamb and the Stilt Race a mixed entry is a pair. The Preliminary is played in pools, then losers go out.',
  data: [
    {
      name: 'Shooting Ball',
      img: { src, crop: [20, 0, 225, 300] },
      description:
        'With 7 players per team, two sides drive a leather ball across a high net with fists or clasped hands; open palms, smashes and soft drops are faults. The court is about 10 by 20 m, a squad twelve. Sets go to 21 points, best of three, in the Final best of five. Bring knee pads and flat shoes.',
      ...contest,
    },
    {
      name: 'Ball Badminton',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Five players a side rally a ball of yellow wool over a net 1.83 m high. The court is 12 by 24 meters, a game ends at 35 points, and two games win the match. Bring your own strung racket, at most 70 cm long, and shoes that leave no marks; balls are provided.',
      ...contest,
    },
    {
      name: 'Kabaddi',
      img: { src, crop: [110, 40, 180, 240] },
      description:
        'A raider crosses the line chanting on one breath and has 30 seconds to touch defenders and come home. Seven a side play two halves of 20 minutes, or 15 in the Under 18 band. Trim your nails and leave oil, jewellery and pockets at home. Mixed teams send women and men to raid in turn.',
      ...contest,
    },
    {
      name: 'Kho-Kho',
      img: { src, crop: [0, 60, 180, 240] },
      description:
        'Eight chasers sit along the middle lane, facing opposite ways, while a ninth pursues the runners, who enter in threes. A tap on a sitting back and the call "kho" passes the chase on. Each team chases and runs twice, nine minutes a turn. Twelve make a squad; play barefoot or in light shoes without spikes.',
      ...contest,
    },
    {
      name: 'Tug of War',
      img: { src, crop: [90, 0, 225, 300] },
      description:
        'Eight pullers a side try to draw the mark on the rope over four metres; two pulls out of three win. The team is weighed together: up to 640 kg for men, 540 kg for women, 580 kg mixed. Flat-soled boots are allowed, spikes, gloves, knots and sitting down are not.',
      ...contest,
    },
    {
      name: 'Mallakhamb',
      img: { src, crop: [220, 0, 180, 240] },
      description:
        'Gymnasts mount, hold and balance on an upright wooden pole 2.6 m high, for at most 90 seconds. The Preliminary is a set routine sent out with the entry papers; later routines are your own. Wear close-fitting shorts or a leotard. Castor oil for the pole and landing mats are provided.',
      ...contest,
    },
    {
      name: 'Gilli-Danda',
      img: { src, crop: [0, 0, 180, 240] },
      description:
        'The striker tips a tapered peg into the air with a stick and hits it away; distance counts in lengths of the stick, and a catch ends the turn. Six players bat once each in both innings. Bring plain wooden sticks up to 60 cm and pegs of 8 to 10 cm. Fielders stand 5 m off, in safety glasses.',
      ...contest,
    },
    {
      name: 'Lagori',
      img: { src, crop: [200, 40, 195, 260] },
      description:
        'Seven players have three throws from 5 m to topple a pile of seven flat stones. They then rebuild it while the other team tries to hit them with the soft ball, below the shoulder only. Each pile rebuilt is a point. A match lasts two halves of ten minutes; nobody runs while holding the ball.',
      ...contest,
    },
    {
      name: 'Stilt Race',
      img: { src, crop: [60, 20, 210, 280] },
      description:
        'Sixty metres straight on grass, on stilts with footrests 30 to 40 cm above the ground. Bring your own pair of wood or bamboo with rubber ends and without straps; it is checked at the start. After a fall, mount again on the spot. Helmet and knee pads are compulsory, and mixed pairs run a relay of twice 60 m.',
      ...contest,
    },
  ],
};
