import type { Point } from './point.ts';

export const aim = (product: string): string =>
  `To revive the ${product} as a meeting of the world’s arts, cultures and traditional games, in friendship and by fair contest.`;

/** What is to be reached on the way. */
export const objectives: readonly Point[] = [
  {
    title: 'Give artists a contest that counts',
    text: 'Musicians, poets, makers and performers compete under rules as clear as those of any sport.',
  },
  {
    title: 'Keep endangered games in play',
    text: 'Traditional games are found, described, taught and entered in the programme before their last players are gone.',
  },
  {
    title: 'Open the door to all',
    text: 'No contest is closed to anyone because of sex, age, faith, origin, disability or an empty purse.',
  },
  {
    title: 'Begin with the young',
    text: 'Schools and youth councils get teachers, instruments, boards and balls, and a festival of their own.',
  },
  {
    title: 'Judge fairly',
    text: 'Juries are trained, come from several nations and give reasons for what they decide.',
  },
  {
    title: 'Let peoples meet',
    text: 'Every festival leaves time to eat, sing and talk together, whatever the scoreboard says.',
  },
  {
    title: 'Strengthen the places that host us',
    text: 'Local halls, crafts and kitchens come first, so that a festival leaves more behind than it found.',
  },
  {
    title: 'Protect the ground we play on',
    text: 'Each edition measures what it uses and is planned to use less than the one before.',
  },
  {
    title: 'Remember what we learn',
    text: 'Recordings, rules and results enter an open archive, with credit to those who shared them.',
  },
];
