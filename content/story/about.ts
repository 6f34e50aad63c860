import type { Prose } from '../prose.ts';
import type { Point } from './point.ts';

export const aboutLead =
  'We are a non-profit movement of artists, players, teachers and volunteers who give the festival of Delphi back to the living.';

export const aboutText = (product: string): Prose => [
  `The ancient ${product} put music first and set sport beside it. We keep that order. Eight arts make up our programme, from voice and theatre to robotics, and the traditional games of many peoples are played with the same seriousness.`,
  { heading: 'What we do' },
  'We hold national games, gatherings and folk festivals, and we’re preparing the world edition in Athens. Between festivals our councils run workshops, train juries and record games that have never been written down.',
  { heading: 'Who we are' },
  'A council elected by the member nations decides on the programme and the rules. National councils and district councils do the work on the ground, with volunteers in every place that hosts us. A trust keeps the money apart from the decisions and publishes its accounts.',
  { heading: 'Who can take part' },
  'Anyone. There are classes for children, youth and adults, for professionals and for people who sing on the way home. Winners are crowned with laurel, and everyone who enters is named in the record.',
];

/** The movement in a few figures. */
export const aboutFigures: readonly Point[] = [
  { title: '21', text: 'member nations' },
  { title: '8', text: 'arts in the programme' },
  { title: '5,000+', text: 'participants in the national games' },
  { title: '1', text: 'prize: a wreath of laurel' },
];
