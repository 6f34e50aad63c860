import { expect, it } from 'vitest';
import { catalogueRow } from '../../tests/support/content/catalogue-row.ts';
import { AGES, JUDGING, ROUNDS } from './competition-terms.ts';
import { languageLiteraryOratoryArts } from './language-literary-oratory-arts.ts';

it('CAT-03 CAT-05 CAT-07 CAT-08 CAT-09 CAT-10 Language, Literary, Oratory Arts follows its table', () => {
  const { four, three } = AGES;
  const { words } = JUDGING;
  expect(languageLiteraryOratoryArts.map(catalogueRow)).toEqual([
    [
      'Poetry',
      'portrait',
      'title',
      ['Ode', 'Haiku', 'Ghazal', 'Slam', 'Hymn'],
      'categories',
      four,
      ROUNDS.three,
      words,
    ],
    [
      'Storytelling and Epic Recitation',
      'portrait',
      'name',
      ['Epic Recitation', 'Folk Tale', 'Bardic Song'],
      'repertoire',
      four,
      ROUNDS.three,
      words,
    ],
    [
      'Debate and Oratory',
      'landscape',
      'name',
      ['Debate', 'Extempore', 'Forum Speech', 'Youth Parliament'],
      'category',
      three,
      ROUNDS.three,
      words,
    ],
    [
      'Creative Writing',
      'portrait',
      'title',
      ['Short Story', 'Essay', 'Play Script', 'Comic'],
      '',
      four,
      ROUNDS.one,
      words,
    ],
    [
      'Languages and Translation',
      'landscape',
      'name',
      ['Ancient Greek', 'Sanskrit', 'Sign Language Poetry', 'Live Translation'],
      'category',
      three,
      ROUNDS.two,
      words,
    ],
    ['Quiz and Spelling', 'landscape', 'object', [], 'categories', four, ROUNDS.three, JUDGING.match],
  ]);
});

it('CAT-06 Language, Literary, Oratory Arts has two sub-pages without a description', () => {
  const silent = languageLiteraryOratoryArts.filter(({ description }) => description === undefined);
  expect(silent.map(({ key }) => key)).toEqual(['debate-and-oratory', 'creative-writing']);
});
