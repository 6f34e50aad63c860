import type { Prose } from '../prose.ts';

/** The vision in one sentence, and what it means. */
export const vision = {
  sentence: 'A world in which every art and every traditional game has a stage.',
  text: [
    'A language dies with its last speaker, a game with its last player. We imagine the opposite: a child in any country who can hear the songs of her valley, learn the games of her street, and carry both to a festival where strangers know how to listen.',
    'In that world, a weaver is announced the way a sprinter is. Nations send dancers to meet one another, and what they bring home is a wreath that withers and a friendship that need not.',
  ],
} as const satisfies { readonly sentence: string; readonly text: Prose };

/** What the movement does each year to come closer to it. */
export const mission = (product: string): Prose => [
  `We organise the ${product} and all that leads up to them: local and national games, youth and para editions, and the gatherings in between.`,
  {
    list: [
      'We find arts and games that are in danger, and give them a place in the programme.',
      'We write rules and train juries, so that a recitation is judged as carefully as a race.',
      'We open every contest to women and men alike, and to artists and players with disabilities.',
      'We bring teachers, schools and elders together, because a tradition lives by being passed on.',
      'We keep what we learn in an archive that anyone can use.',
      'We invite nations that disagree to compete, and to talk.',
    ],
  },
  'We do this as a non-profit body. No one who takes part can buy a privilege, and everyone who wins receives laurel.',
];
