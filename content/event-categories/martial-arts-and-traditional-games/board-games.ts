import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/board-games.svg';
const match = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.match };

/** Games for two or four at a table. */
export const boardGames: SubPage = {
  key: 'board-games',
  name: 'Board Games',
  layout: 'portrait',
  img: { src },
  data: [
    {
      title: 'Chess',
      img: { src, crop: [20, 0, 225, 300] },
      description:
        'Rapid play with 15 minutes each and 10 seconds added per move. The Preliminary has seven rounds in which players of equal score meet; four go on to matches of two games. A piece you touch must be moved. Sets, clocks and score sheets are on the tables, and phones stay outside.',
      ...match,
    },
    {
      title: 'Go',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Even games on the 19 by 19 board, or 13 by 13 for Under 12. Black gives 6.5 points, territory is counted, and each player has 40 minutes, then 30 seconds a move. Five rounds make the Preliminary. A stone set down stays there, and captured stones are kept in sight.',
      ...match,
    },
    {
      title: 'Carrom',
      img: { src, crop: [110, 40, 180, 240] },
      description:
        'Flick the striker to pocket your nine discs and the red queen on a board 74 cm square. A game ends at 25 points or after eight boards; two games win. You may bring a striker of up to 15 g. Stay seated, and let nothing but the striking hand reach over the board.',
      ...match,
    },
    {
      title: 'Tavli (Backgammon)',
      img: { src, crop: [0, 60, 180, 240] },
      description:
        'Three Greek games are played in turn on one board: portes, plakoto and fevga. A match goes to five points, seven in the Final; winning before the opponent has borne off a piece counts two. Dice are thrown from a cup and must lie flat. There is no doubling cube.',
      ...match,
    },
    {
      title: 'Petteia',
      img: { src, crop: [220, 0, 180, 240] },
      description:
        'Greek authors mention this battle of pebbles, but its rules survive only in part, so we play a reconstruction on 8 by 8 squares. Eight pebbles a side move straight over any distance and take an enemy by enclosing it from two opposite sides. Each side has twenty minutes; the first down to one pebble loses.',
      ...match,
    },
    {
      title: 'Pachisi',
      description:
        'Two pairs of partners race sixteen pieces around a cross-shaped cloth by throws of six cowrie shells. Partners sit opposite each other and may not discuss moves; pieces on castle squares are safe. Shells are thrown by hand within the cloth. After 60 minutes the pieces that have come home are counted.',
      ...match,
    },
    {
      title: 'Mancala',
      img: { src, crop: [60, 20, 210, 280] },
      description:
        'We play oware: two rows of six houses with four seeds in each. A last seed that makes two or three in a house of the other side captures them, and 25 seeds win. If your opponent has none, you must sow some across when you can. Ten minutes each, two games out of three.',
      ...match,
    },
  ],
};
