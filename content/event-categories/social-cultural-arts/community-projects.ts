import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/community-projects.svg';
const shared = { ageCategories: AGES.three, rounds: ROUNDS.two, judgingCriteria: JUDGING.community } as const;

export const communityProjects: SubPage = {
  key: 'community-projects',
  name: 'Community Projects',
  layout: 'portrait',
  img: { src },
  description:
    'A project is ready to enter when it is running, is done with the people it serves and could go on without its founders. Teams of two to ten send a report of six pages, with accounts and two letters from those who took part. Finalists present for 10 minutes and answer questions for 5. Names and faces appear only with written consent.',
  data: [
    {
      title: 'Village Library',
      img: { src, crop: [15, 0, 225, 300] },
      description:
        'Set up or revive a reading place where there is no public library, with at least 100 books or recordings; a cart or a boat counts as well. Show how they are chosen, lent and kept, how many people come in an ordinary month and what is offered to those who cannot read.',
      categories: ['Newly opened', 'Open for a year or more'],
      ...shared,
    },
    {
      title: "Elders' Memories",
      description:
        'Record what at least eight people over 70 remember, and bring it back to the place it comes from. Keep the dialect as it is spoken and give every narrator a copy. In the Final play or read 5 minutes; cuts that change what was meant lead to disqualification.',
      categories: ['Sound archive', 'Film', 'Book'],
      ...shared,
    },
    {
      title: 'Inclusive Play',
      img: { src, crop: [165, 20, 204, 272] },
      description:
        'Make a place, a day or a game that children with and without disabilities share, planned together with five of them or more. Think of reach, sound, touch and rest, and of rules all can follow. Plans alone are not enough: send a film of 3 minutes, and in the Final let the jury try a part.',
      categories: ['Playground', 'Play day', 'Game'],
      ...shared,
    },
  ],
};
