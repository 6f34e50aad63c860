import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/game-design.svg';
const contest = {
  ageCategories: AGES.three,
  rounds: ROUNDS.one,
  judgingCriteria: [...JUDGING.visual, 'Playability'],
};

/** Games that are made, not played, for the prize. */
export const gameDesign: SubPage = {
  key: 'game-design',
  name: 'Game Design',
  layout: 'landscape',
  img: { src },
  description:
    'Games are judged by playing: the jury plays each entry for 20 minutes without help, then the makers speak for five. Teams have one to five members. Hand in a build that starts in a browser or on an ordinary computer without a network, one page of instructions, and a list of everything bought, borrowed or generated. Use English texts or subtitles and nothing unsuitable for 12-year-olds.',
  data: [
    {
      title: 'Board-to-Screen',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Bring an old board or table game to the screen, such as petteia, pachisi or a mancala of your region. Name the source of your rules and keep to it. The game teaches itself in at most three minutes, seats two people at one screen and offers an opponent played by the computer.',
      ...contest,
    },
    {
      title: 'Myth Game',
      img: { src, crop: [100, 0, 300, 225] },
      description:
        'Choose a myth of any people and let the player live through a part of it in 15 to 30 minutes, with at least one decision that changes the course. Add half a page on the sources and on what you altered. Living beliefs are treated with respect; their rites are not turned into weapons or prizes.',
      ...contest,
    },
    {
      title: 'Serious Game',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'A game that teaches or trains something useful: first aid, saving water, a language, care for a monument. State in one sentence what players should know or do afterwards. Try it on at least ten people outside your team and bring their results on one page. A plain quiz is not enough.',
      ...contest,
    },
    {
      title: '48-Hour Jam',
      img: { src, crop: [0, 75, 300, 225] },
      description:
        'The theme is announced in the hall, and two days later the game must run. Bring your own computers; public engines and code libraries may be used, pictures and sounds made beforehand may not. Under 18 works between 8 am and 10 pm with a guardian present. Tables, a network, meals and a room to rest in are provided.',
      ...contest,
    },
  ],
};
