import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/martial-arts.svg';
const contest = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.martial };
const weights = ['Light weight', 'Middle weight', 'Heavy weight'];

/** Arts of combat, in bouts and in forms. */
export const martialArts: SubPage = {
  key: 'martial-arts',
  name: 'Martial Arts',
  layout: 'portrait',
  img: { src },
  description:
    'Nine arts, each contested in bouts, in forms or in both; women and men compete separately. Where weights are named, fighters are weighed the day before and each age band is divided into light, middle and heavy. In the two younger bands blows to the head are forbidden, and Under 12 fights with light touch only. Bring a mouthguard and a medical certificate no more than three months old; headguards and body shields can be borrowed.',
  data: [
    {
      name: 'Pankration',
      img: { src, crop: [20, 0, 225, 300] },
      description:
        'Striking and wrestling joined, as in ancient Greece but under modern amateur rules. A bout has two rounds of three minutes, two minutes for the younger bands; throws, clean strikes and holds score, and a tap ends it. Blows at a fallen head and locks on fingers or spine are forbidden. Bring light gloves and shin guards.',
      categories: [...weights, 'Forms in pairs'],
      ...contest,
    },
    {
      name: 'Wrestling',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Freestyle on a mat circle 9 m wide, two periods of three minutes, or of two minutes for the younger bands. A fall or a lead of ten points wins at once. Wear a red or blue singlet and shoes without metal. Skin and nails are inspected at the weigh-in; holds on throat, hair and fingers are fouls.',
      categories: weights,
      ...contest,
    },
    {
      name: 'Kalaripayattu',
      img: { src, crop: [110, 40, 180, 240] },
      description:
        'The art of Kerala is shown here in forms, not in bouts: alone with the body, or in pairs with weapons, for two to four minutes on a floor of 9 by 9 m. Perform barefoot in the kacha, the long waist cloth. Blades are blunt, and every exchange is rehearsed. Each round asks for another sequence.',
      categories: ['Meypayattu (body forms)', 'Kettukari (long staff)', 'Sword and shield'],
      ...contest,
    },
    {
      name: 'Gatka',
      img: { src, crop: [0, 60, 180, 240] },
      description:
        'Fencing with cane sticks from the Sikh tradition, in bouts of three minutes with a change of ends halfway. Clean touches score, blows with full force do not. Sticks are about 1 m long with a hand guard, 84 cm for Under 12; helmets with a face grille can be borrowed. Weapon displays last four minutes, with blunt blades.',
      categories: ['Single stick', 'Stick and shield', 'Weapon display'],
      ...contest,
    },
    {
      name: 'Silambam',
      img: { src, crop: [220, 0, 180, 240] },
      description:
        'Staff art of Tamil Nadu. Spinning forms last 90 seconds in a circle of 8 m and need changes of hand, height and direction; a dropped staff costs points. In bouts of two minutes a chalked tip marks the touches. Bring bamboo or rattan staffs that reach your eyebrows, without metal rings.',
      categories: ['Single staff', 'Double staff', ...weights],
      ...contest,
    },
    {
      name: 'Karate',
      img: { src, crop: [90, 0, 225, 300] },
      description:
        'Kata are performed one after the other, with a different kata in each round. Bouts on an 8 m mat last three minutes, two for the younger bands; techniques score one, two or three points, and a lead of eight wins. Contact is controlled. Wear a white suit and bring red and blue belts, mitts and shin guards.',
      categories: ['Kata', ...weights],
      ...contest,
    },
    {
      name: 'Taekwondo',
      img: { src, crop: [0, 0, 180, 240] },
      description:
        'Bouts go to two won rounds, each of two minutes, or 90 seconds for the younger bands; sensors in the body shield count kicks and punches. Punches to the head and holding are fouls. In poomsae, two forms are drawn from the list for your grade. Bring suit, gloves, sensor socks, arm and shin guards.',
      categories: ['Poomsae', ...weights],
      ...contest,
    },
    {
      name: 'Wushu',
      img: { src, crop: [200, 40, 195, 260] },
      description:
        'Forms only, performed alone on a carpet of 8 by 14 m. Changquan and nanquan last at least 80 seconds, taijiquan five to six minutes with quiet music without words. Wear the silk suit of your style and soft shoes. Leaving the carpet, swaying and repeating a start cost points.',
      categories: ['Changquan', 'Nanquan', 'Taijiquan'],
      ...contest,
    },
    {
      name: 'Capoeira',
      img: { src, crop: [60, 20, 210, 280] },
      description:
        'Two players meet in the roda for a game of two minutes, to berimbau, pandeiro, atabaque and song by the musicians of the house. Flow, escape and answer count; kicks are shown and never landed. Solo movement lasts one minute. Wear white trousers and your cord; play barefoot, or in light shoes for Angola.',
      categories: ['Angola', 'Regional', 'Solo movement'],
      ...contest,
    },
  ],
};
