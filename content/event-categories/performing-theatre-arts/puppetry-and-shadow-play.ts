import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/puppetry-and-shadow-play.svg';
const shared = { ageCategories: AGES.open, rounds: ROUNDS.two, judgingCriteria: JUDGING.theatre } as const;

export const puppetryAndShadowPlay: SubPage = {
  key: 'puppetry-and-shadow-play',
  name: 'Puppetry and Shadow Play',
  layout: 'landscape',
  img: { src },
  data: [
    {
      title: 'String Puppets',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Marionettes and kathputli in a story of 8 minutes for the Preliminary and 15 for the Final, by up to four players. At least one puppet must be your own work. A bridge with a playing opening of 3 by 1.5 metres is provided; open stages are welcome if your style shows the player.',
      ...shared,
    },
    {
      title: 'Glove Puppets',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'One or two players with hand puppets, from Punch and Guignol to the Taiwanese budaixi. Bring a booth no wider than 2 metres that stands in 10 minutes. Speak live, in the Preliminary 6 minutes and in the Final 12, and let the children in the audience answer at least once.',
      ...shared,
    },
    {
      title: 'Shadow Theatre',
      img: { src, crop: [120, 0, 280, 210] },
      description:
        'Perform in the manner of Karagiozis, wayang kulit, tholu bommalata or Chinese shadow play, or with figures and hands of your own invention. A screen of 3 by 2 metres and an electric lamp are provided; oil lamps are not permitted. The limit is 10 minutes, in the Final 20, with live voices and music.',
      ...shared,
    },
    {
      title: 'Ventriloquism',
      img: { src, crop: [60, 60, 280, 210] },
      description:
        'One performer, one or two figures and a conversation in which your lips stay still. The Preliminary allows 4 minutes, the Final 8 with two minutes of unplanned questions from the audience. Wear a headset microphone, which the organiser provides. Jokes at the expense of guests or groups cost marks.',
      ...shared,
    },
  ],
};
