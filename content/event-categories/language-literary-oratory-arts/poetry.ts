import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/poetry.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.three, judgingCriteria: JUDGING.words } as const;

export const poetry: SubPage = {
  key: 'poetry',
  name: 'Poetry',
  layout: 'portrait',
  img: { src },
  description:
    'Poems are your own, unpublished, and spoken aloud by the one who wrote them. Hand in the texts four weeks before; a poem in any language but English comes with a line-by-line English translation for the jury. A microphone and a lectern are provided, and there is no music, costume or projection.',
  data: [
    {
      title: 'Ode',
      img: { src, crop: [0, 0, 225, 300] },
      description:
        'A poem of praise, as Pindar made for the victors at Delphi, on a person, a place, a craft or a contest. It has 24 to 60 lines, or 12 for Under 12, and takes up to 4 minutes. Finalists learn a theme the evening before and bring a new ode of at least 12 lines.',
      categories: ['English', 'Greek', 'Hindi', 'French', 'Arabic', 'Any other language'],
      ...shared,
    },
    {
      title: 'Haiku',
      img: { src, crop: [150, 10, 210, 280] },
      description:
        'Three haiku of three short lines, each spoken twice with a pause between. Japanese poems keep the pattern of 5, 7 and 5 sounds; other languages may be freer, but a season and a clear break belong in every poem. Finalists write one more in 30 minutes, on a thing set before them.',
      categories: ['Japanese', 'English', 'Greek', 'Hindi', 'Any other language'],
      ...shared,
    },
    {
      title: 'Ghazal',
      img: { src, crop: [40, 30, 195, 260] },
      description:
        'Five to nine couplets in one metre, each complete in itself. Both lines of the first couplet end in the rhyme and the refrain, and the second line of every other couplet takes them up. Speak or chant within 5 minutes, without instruments. Bring three ghazals, one for each round.',
      categories: ['Urdu', 'Hindi', 'Persian', 'Arabic', 'English', 'Any other language'],
      ...shared,
    },
    {
      title: 'Slam',
      img: { src, crop: [205, 40, 180, 240] },
      description:
        'Voice and body carry a poem of at most 3 minutes; after 10 seconds of grace every further second costs points. Props, instruments and recorded sound are not allowed, nor are insults against persons or peoples. Prepare three poems, one for each round.',
      categories: ['English', 'Greek', 'Hindi', 'French', 'Arabic', 'Any other language'],
      ...shared,
    },
    {
      title: 'Hymn',
      img: { src, crop: [90, 0, 219, 292] },
      description:
        'A hymn calls upon a god, a saint, nature or an ideal, tells of deeds and closes with a wish. Write 20 to 50 lines and speak them in up to 4 minutes, by heart in the Final. Sung hymns have their place in Hymn to Apollo, among the musical arts.',
      categories: ['English', 'Greek', 'Hindi', 'French', 'Arabic', 'Any other language'],
      ...shared,
    },
  ],
};
