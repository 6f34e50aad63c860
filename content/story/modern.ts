import type { Prose } from '../prose.ts';
import type { Point } from './point.ts';

export const modernLead =
  'An old festival with a new programme, and a plan that reaches to the middle of the century.';

export const modernText = (product: string): Prose => [
  `The modern ${product} are a festival of contests: eight arts and the traditional games of the member nations, judged in rounds and crowned with laurel. Nothing in them pretends to be ancient. A rapper stands where the kithara singer once stood, and a robot may well stand next to her.`,
  'The games grow from the ground up. District and national games come first, then editions for youth and for artists and players with disabilities, and every four years the world edition. Athens opens the series in 2027, with a closing day at Delphi.',
  'Twelve points say where all this should stand in a generation. They’re promises to measure us by, not decorations.',
];

/** The twelve points of Vision 2050 (HISTORY-06). */
export const visionPoints = (product: string): readonly Point[] => [
  {
    title: 'Games in every member nation',
    text: 'Each nation holds its own games, large or small, at least once every four years.',
  },
  {
    title: 'A permanent seat near Delphi',
    text: 'A house with a stage, an archive and a kitchen, within sight of Parnassus.',
  },
  {
    title: 'Youth editions',
    text: `Each edition of the ${product} follows one that young people plan, judge and host themselves.`,
  },
  {
    title: 'Para editions',
    text: 'Artists and players with disabilities compete on the main stage, in halls that everyone can enter.',
  },
  {
    title: 'Parity for women',
    text: 'As many women as men in every contest, on every jury and in every council.',
  },
  {
    title: 'A living archive of games',
    text: 'A thousand traditional games recorded with their rules, songs and makers, free to all.',
  },
  {
    title: 'Residencies for artists',
    text: 'A winner may live and work for a season in another member nation, and teach there.',
  },
  {
    title: 'The rule of the wreath',
    text: 'Prizes stay wreaths and honours. Support goes to training and travel, never to buying a win.',
  },
  {
    title: 'Carbon-neutral events',
    text: 'Festivals that are reached by rail, fed by their region, and leave no waste behind.',
  },
  {
    title: 'Open digital stages',
    text: 'People who can’t travel can compete, watch and judge from home, in their own language.',
  },
  {
    title: 'A programme for schools',
    text: 'Ten thousand schools teach one local game and one local song in every year of study.',
  },
  {
    title: 'A forum for peace and dialogue',
    text: 'Each edition opens with days of talk between peoples whose governments don’t speak.',
  },
];
