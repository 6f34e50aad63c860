import { AGES, JUDGING, ROUNDS } from '../competition-terms.ts';
import type { SubPage } from '../event-category.ts';

const src = '/catalogue/calligraphy-and-lettering.svg';
const shared = { ageCategories: AGES.four, rounds: ROUNDS.two, judgingCriteria: JUDGING.visual } as const;

export const calligraphyAndLettering: SubPage = {
  key: 'calligraphy-and-lettering',
  name: 'Calligraphy and Lettering',
  layout: 'landscape',
  img: { src },
  description:
    'Beautiful writing in five scripts, each judged by readers of that script. For the Preliminary send a sheet with a text of your own choice; in the Final everyone writes the same short passage within 3 hours, along with one line of free work. Sheets measure up to 50 by 70 centimetres. Bring your own pens, brushes and ink; good paper is provided, and pencil guidelines may be ruled but not traced.',
  data: [
    {
      name: 'Devanagari (देवनागरी)',
      img: { src, crop: [0, 0, 300, 225] },
      description:
        'Write Sanskrit, Hindi, Marathi, Nepali or another language of the script with a reed or flat pen held at its proper slant. The headline, the shirorekha, should run clean above the letters, and conjuncts must be correct. Verses of Kalidasa or Kabir are good practice texts.',
      category: ['Manuscript hand', 'Modern lettering'],
      ...shared,
    },
    {
      name: 'Greek (Ελληνικά)',
      img: { src, crop: [100, 75, 300, 225] },
      description:
        'Choose capitals as cut in stone, the uncial of early books or the flowing minuscule of Byzantine scribes. Accents and breathings follow the period you imitate: none in inscriptions, all of them in minuscule. A maxim from Delphi is the set text in the Final; you receive it with a transcription.',
      category: ['Inscriptional capitals', 'Uncial', 'Minuscule'],
      ...shared,
    },
    {
      name: 'Arabic (العربية)',
      img: { src, crop: [120, 0, 280, 210] },
      description:
        'Cut your own reed pen and measure letters by its rhombic dots, as the classical rules require. Arabic, Persian, Urdu and Ottoman texts are welcome. In the Final a proverb or a line of verse is written in your style and once more in a composition of free form. Gilding may be added to Preliminary sheets.',
      category: ['Naskh', 'Thuluth', 'Nastaliq', 'Diwani', 'Kufic'],
      ...shared,
    },
    {
      name: 'Chinese (书法)',
      img: { src, crop: [0, 90, 280, 210] },
      description:
        'Brush, ink stick, ink stone and paper are the four treasures you work with; grinding ink counts towards your time. Write a poem in one style on a hanging scroll, sign it and set your seal. In the Final copy eight characters from a model, then write them freely. Simplified and traditional forms are equal.',
      category: ['Seal', 'Clerical', 'Regular', 'Running', 'Cursive'],
      ...shared,
    },
    {
      name: 'Latin',
      img: { src, crop: [60, 30, 240, 180] },
      category: ['Roman capitals', 'Uncial', 'Gothic', 'Italic', 'Copperplate'],
      ...shared,
    },
  ],
};
