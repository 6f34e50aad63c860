import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

export const peaceAndDialogueForum: SubPage = {
  key: 'peace-and-dialogue-forum',
  name: 'Peace and Dialogue Forum',
  layout: 'landscape',
  img: { src: '/catalogue/peace-and-dialogue-forum.svg' },
  description:
    'In each age category 24 competitors meet for one day, and what counts is how they bring others to listen. Apply with one page on a quarrel you know at first hand, large or small, and what was tried to end it; the best 24 pages are invited. Mixed tables of six work on an invented case, handed out in the morning. Everyone leads one conversation of 30 minutes as mediator and takes a side in the other five. At the end each table agrees on a statement of one page and reads it out in 5 minutes. English is spoken, and an interpreter is provided if you ask for one when you register; flags, badges and party papers stay outside.',
  data: {
    ageCategories: AGES.adult,
    competitionRounds: ROUNDS.one,
    judgingCriteria: JUDGING.community,
  },
};
