import { expect, it } from 'vitest';
import { excerptAround } from './excerpt-around.ts';

const long = `${'before and more '.repeat(20)}the Kithara of old ${'after and later '.repeat(30)}`;

it('shows the text around the first word found, cut between words', () => {
  const excerpt = excerptAround(long, new Set(['kithara']));
  expect(excerpt).toContain('the Kithara of old');
  expect(excerpt).toMatch(/^… (?:before|and|more) .* …$/);
  expect(excerpt.length).toBeLessThan(220);
});

it('shows a short text whole, and nothing where no word was found', () => {
  expect(excerptAround('Played on the kithara.', new Set(['kithara']))).toBe('Played on the kithara.');
  expect(excerptAround(long, new Set(['drum']))).toBe('');
});
