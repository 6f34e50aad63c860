import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/classical-dance.svg';
const shared = {
  category: ['Solo', 'Duet'],
  ageCategories: AGES.four,
  rounds: ROUNDS.three,
  judgingCriteria: JUDGING.dance,
} as const;

export const classicalDance: SubPage = {
  key: 'classical-dance',
  name: 'Classical Dance',
  layout: 'portrait',
  img: { src },
  description:
    'Schooled dance of the stage and the court, performed by one or two dancers on a sprung wooden floor of 10 by 8 metres. A round lasts up to 5 minutes, the Final up to 8, with a new choreography each time. Live musicians, at most four, or a recording on a memory stick may accompany; hand in the recording the day before. Costume is worn from the Semi-Final on, and Preliminaries are danced in practice dress.',
  data: [
    {
      name: 'Bharatanatyam',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'Prepare a pure dance item such as alarippu or jatiswaram for the Preliminary, an expressive padam or javali for the Semi-Final and an extract of a varnam or a tillana for the Final. Ankle bells are required, barefoot is the rule, and live nattuvangam earns no extra points over a recording.',
      ...shared,
    },
    {
      name: 'Kathak',
      img: { src, crop: [88, 0, 225, 300] },
      description:
        'Any gharana may be shown. The Preliminary asks for thaat, amad and tukra in teental, the Semi-Final adds chakkars and footwork in dialogue with the tabla, and the Final includes gat or abhinaya. Wear ghungroo of equal number on both feet. Recite at least one composition aloud before you dance it.',
      ...shared,
    },
    {
      name: 'Odissi',
      img: { src, crop: [175, 0, 225, 300] },
      description:
        'Build each performance on the two basic stances, chowk and tribhanga. Choose batu or pallavi for the first rounds and abhinaya to a song for the Final, where a mangalacharan of one minute may open. Sari or stitched costume with silver ornaments is customary; the floor stays free of flowers for safety.',
      ...shared,
    },
    {
      name: 'Ballet',
      img: { src, crop: [30, 20, 195, 260] },
      description:
        'Soloists present a variation from the repertoire in the Preliminary and Semi-Final and a new or modern piece in the Final; duets dance a pas de deux or its adagio. Pointe shoes are not permitted Under 12. For this contest the floor is covered with vinyl; rosin and a warm-up barre are provided.',
      ...shared,
    },
    {
      name: 'Court Dance',
      img: { src, crop: [190, 30, 180, 240] },
      description:
        'Pavane and minuet belong here as much as the court dances of Java, Korea or Japan. Reconstruct or continue a dance of one named court and send a page on your source, be it a treatise, a teacher or a notation. Masks, fans and trains are welcome, provided that no open flame or blade is carried.',
      ...shared,
    },
  ],
};
