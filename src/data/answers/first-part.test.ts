import { describe, expect, it } from 'vitest';
import { firstPart } from './first-part.ts';

const entries = (count: number, words = 'word') =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, words }));

describe('the first part of an answer', () => {
  it('is the answer itself if that is short', () => {
    const answer = { title: 'Films', items: entries(3) };
    expect(firstPart(answer, 1_000)).toBe(answer);
  });

  it('is the beginning of a list, in order, and just as long whatever follows', () => {
    const part = firstPart(entries(1_000), 1_000);
    expect(part.length).toBeGreaterThan(10);
    expect(part).toEqual(entries(1_000).slice(0, part.length));
    expect(firstPart(entries(100_000), 1_000)).toEqual(part);
    expect(JSON.stringify(part).length).toBeLessThan(1_100);
  });

  it('keeps everything outside a list', () => {
    const part = firstPart({ title: 'Films', items: entries(1_000), more: { path: '/films' } }, 1_000);
    expect(part).toMatchObject({ title: 'Films', more: { path: '/films' } });
    expect(part.items.length).toBeLessThan(50);
  });

  it('cuts a group that is too large as a whole, and ends with that group', () => {
    const groups = [
      { title: 'Advisers', members: entries(5) },
      { title: 'Members', members: entries(1_000) },
      { title: 'Friends', members: entries(5) },
    ];
    const part = firstPart(groups, 2_000);
    expect(part.map(({ title }) => title)).toEqual(['Advisers', 'Members']);
    expect(part[0]).toEqual(groups[0]);
    expect(part[1]?.members.length).toBeGreaterThan(5);
    expect(JSON.stringify(part).length).toBeLessThan(2_200);
  });

  it('is never an empty list, and never cuts words', () => {
    const [first] = entries(1, 'long'.repeat(1_000));
    expect(firstPart([first, ...entries(5)], 1_000)).toEqual([first]);
  });
});
