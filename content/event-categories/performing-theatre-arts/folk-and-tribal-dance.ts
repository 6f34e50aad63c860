import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/folk-and-tribal-dance.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.dance } as const;

export const folkAndTribalDance: SubPage = {
  key: 'folk-and-tribal-dance',
  name: 'Folk and Tribal Dance',
  layout: 'portrait',
  img: { src },
  description:
    'Groups, and in some forms soloists, bring the dances of a village, island or people to a round floor 16 metres across, with the audience on three sides. Dance for up to 6 minutes a round and 8 in the Final, including entry and exit. Live music counts for costume and music; up to six musicians stand outside the group size. Dances of another community need a word from its members or teachers.',
  data: [
    {
      name: 'Syrtos',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'The dragged chain dance of Greece, led from the right by a first dancer who may improvise while the line keeps its step. Show at least two forms, for instance a syrtos of the islands and a kalamatianos in seven beats. Hands or handkerchiefs stay joined; the leader changes once.',
      categories: ['Group of 6 to 10', 'Group of 11 to 24'],
      ...shared,
    },
    {
      name: 'Bhangra',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Harvest energy from Punjab, carried by the dhol. Include dhamal and jhummar in every round, and use props such as khunda, saap or kato in the Final. At least one boli must be sung by the dancers themselves. Mixed recordings with film songs are accepted only in the Preliminary.',
      categories: ['Group of 8 to 12', 'Group of 13 to 20'],
      ...shared,
    },
    {
      name: 'Garba',
      img: { src, crop: [88, 0, 225, 300] },
      description:
        'Dancers from the Gujarati tradition circle around a lamp or an image, clapping as they turn. Two circles moving in opposite directions, or a spiral, must appear in the Final. Sticks are reserved for a closing raas of one minute. An electric lamp stands in the centre, since open fire is not allowed.',
      categories: ['Group of 8 to 15', 'Group of 16 to 30'],
      ...shared,
    },
    {
      name: 'Chhau',
      img: { src, crop: [20, 40, 180, 240] },
      description:
        'Tell an episode of an epic or a scene of nature in one of the three styles: Purulia and Seraikella with masks, Mayurbhanj without. Leaps and mock fights are rehearsed with wooden weapons, which a judge checks beforehand. Drums and shehnai are preferred to recordings from the Semi-Final on.',
      categories: ['Solo', 'Group of 5 to 15'],
      ...shared,
    },
    {
      name: 'Flamenco',
      img: { src, crop: [200, 20, 180, 240] },
      description:
        'Name your palo, such as alegrías, soleá or bulerías, and dance it with live guitar, song or palmas; recordings are for Under 12 only. A resonant wooden floor of 4 by 4 metres is laid over the stage. Nails in the shoes are permitted, loose ornaments on the floor are not.',
      categories: ['Solo', 'Duet', 'Group of 3 to 8'],
      ...shared,
    },
    {
      name: 'Drum Dance',
      img: { src, crop: [130, 60, 180, 240] },
      description:
        'Here the dancers drum while they dance, as in the Korean janggu dance, the drum dance of the Inuit or the drum circles of Burundi. Every member plays for at least half the time. Bring your drums, no more than 60 kilograms each, and leave two minutes between entries for the stage hands.',
      categories: ['Solo', 'Group of 4 to 10', 'Group of 11 to 20'],
      ...shared,
    },
  ],
};
