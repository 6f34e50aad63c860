import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/storytelling-and-epic-recitation.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.words } as const;

export const storytellingAndEpicRecitation: SubPage = {
  key: 'storytelling-and-epic-recitation',
  name: 'Storytelling and Epic Recitation',
  layout: 'portrait',
  img: { src },
  description:
    'Stories lived in the voice long before they were written down, and here they are told without a book. Everything is performed alone and by heart, in any language, for up to 10 minutes, or 6 for Under 12; each round needs a new piece. Four weeks before, send a summary of one page in English, to be projected for the listeners. Plain or traditional dress is welcome; scenery and recorded sound are not.',
  data: [
    {
      name: 'Epic Recitation',
      img: { src, crop: [20, 0, 225, 300] },
      description:
        'Passages are spoken word for word, in the original or in a published verse translation, so that the metre is heard. Name your lines when you register; three prompts are free of penalty. A staff, such as the rhapsodes carried, is the only prop. For the Final offer two passages, of which the jury picks one.',
      repertoire: [
        'Homer: 40 to 90 lines of the Iliad or the Odyssey',
        'Mahabharata: an episode of 30 to 50 shlokas',
        'Shahnameh: 40 to 80 couplets',
        'Free choice: an epic of your own people, of similar length',
      ],
      ...shared,
    },
    {
      name: 'Folk Tale',
      img: { src, crop: [160, 20, 195, 260] },
      repertoire: [
        'Homer: an adventure of Odysseus, retold in your own words',
        'Mahabharata: a tale told within it, such as Nala and Damayanti or Savitri',
        'Shahnameh: a legend, such as Zal and the Simurgh',
        'Free choice: a tale handed down where you live',
      ],
      ...shared,
    },
    {
      name: 'Bardic Song',
      img: { src, crop: [75, 10, 210, 280] },
      description:
        'Sing or chant an epic episode to your own playing, on a lyre, gusle, rabab, kora, tanpura or any instrument one person carries on stage. There is no amplification, so keep the words clear above the strings. Improvised lines are welcome. In the Final add a prologue of eight lines on the place of the games.',
      repertoire: [
        'Homer: the opening of the Iliad or a song of Demodocus',
        'Mahabharata: an episode in the manner of Pandavani',
        'Shahnameh: a battle or a lament, in Persian or in translation',
        'Free choice: a sung epic such as Sunjata or the Erotokritos',
      ],
      ...shared,
    },
  ],
};
