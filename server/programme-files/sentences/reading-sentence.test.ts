import { expect, it } from 'vitest';
import { encode } from '../testing/encode.ts';
import { kindsOf, read } from '../testing/material.ts';
import { workbook } from '../testing/workbook.ts';
import { readingSentence } from './reading-sentence.ts';

const saidOf = async (file: string | Buffer) => readingSentence((await read(file)).mapping);

it('IMPORT-22 how a text was read is said in words', async () => {
  const file = 'Game;Title;Start\nTanz;Eröffnung;2026-10-03 10:00';
  expect(await saidOf(encode(file, 'windows-1252'))).toBe('Read as Windows-1252, separated by semicolons.');
  expect(await saidOf(file.replaceAll(';', '\t'))).toBe('Read as UTF-8, separated by tabs.');
  expect(await saidOf(`sep=#\n${file.replaceAll(';', '#')}`)).toBe('Read as UTF-8, separated by “#”.');
  expect(await saidOf(Buffer.from(`\ufeff${file}`, 'utf16le'))).toBe(
    'Read as UTF-16, separated by semicolons.',
  );
  const rows = file.split('\n').map((row) => row.split(';'));
  expect(await saidOf(workbook({ name: 'A', rows }))).toBeNull();
});

it('IMPORT-22 another encoding can be chosen', async () => {
  const file = encode('Game;Title;Start\nTanz;Łódź;2026-10-03 10:00', 'windows-1250');
  const titleOf = async (encoding?: 'windows-1250' | 'windows-1251') => {
    const programme = await read(file, encoding === undefined ? {} : { encoding });
    expect(kindsOf(programme)).toEqual([]);
    return [programme.mapping.encoding, programme.entries[0]?.entry.title];
  };
  expect(await titleOf()).toEqual(['windows-1252', '£ódŸ']);
  expect(await titleOf('windows-1250')).toEqual(['windows-1250', 'Łódź']);
  expect((await titleOf('windows-1251'))[0]).toBe('windows-1251');
});
