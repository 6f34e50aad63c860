import type { Prose } from '../prose.ts';

/** Who wrote the letter; an invented person. */
export const founder = {
  name: 'Danae Varunis',
  title: 'Founder and President',
  portrait: '/pictures/founder.svg',
  socialPage: 'https://example.org/?page=founder',
} as const;

export const letterOpening = 'Dear friends of the games,';

/** The letter: mission, national games, and the games that are planned (HISTORY-08). */
export const letter = (product: string): Prose => [
  'When I was nine, my grandmother took me to a village fair where old men played a board game scratched into a flat stone. She told me it had no name in any book. Ten years later the stone was a doorstep, and nobody could tell me the rules.',
  'This movement began with that doorstep. Our mission is easy to say: every art and every traditional game should have a stage, a fair judge and a next generation. Not in a museum, and not as a costume, but as something you can enter, practise for, lose at and try again.',
  'People asked whether anyone would come. At our national games singers tuned beside wrestlers, drone pilots shared a table with potters, and a boy of eleven taught a professor to spin a top. We counted 5,000+ participants. I remember the noise more than the number: eight arts, all warming up at once.',
  `From there, the road leads on in three steps. Para 2025 gives the main stage to artists and athletes with disabilities, under the same wreath. Youth 2026 hands the programme to those who will still be playing in fifty years. And in 2027 we’ll hold the first ${product} in Athens, and close them at Delphi, where it all began.`,
  'Ancient Delphi paid its winners in laurel leaves, and they thought it enough. I have come to believe they were right. What they took home was the memory of being heard, in front of everyone, at the navel of the world.',
  'Bring us your song, your game, your grandmother’s rules. There is room on the hillside.',
];

export const letterClosing = 'With warm regards,';
