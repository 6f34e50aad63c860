import { describe, expect, it } from 'vitest';
import { type Medal, medals } from './medals.ts';

describe('the medals that come with the page', () => {
  it('MEDALS-01 are those of six games, each named once', () => {
    expect(new Set(medals.map(({ game }) => game)).size).toBe(6);
    expect(medals).toHaveLength(6);
  });

  it.each(medals)('MEDALS-01 add up in $game, and each has its winner', ({ medals: count, winners }) => {
    expect(count.total).toBe(count.gold + count.silver + count.bronze);
    const won = (medal: Medal) => winners.filter((winner) => winner.medal === medal).length;
    expect([won('Gold'), won('Silver'), won('Bronze')]).toEqual([count.gold, count.silver, count.bronze]);
  });

  it('Q-42 hold what a table stumbles over', () => {
    const rows = (holds: (row: (typeof medals)[number]) => boolean) => medals.filter(holds).length;
    expect(rows(({ medals: { gold, total } }) => gold === 0 && total > 0)).toBe(1);
    expect(rows(({ winners }) => winners.length === 0)).toBe(1);
    expect(rows(({ medals: { bronze } }) => bronze > 2)).toBe(1);
    expect(rows(({ winners }) => winners.some(({ name }) => !/\p{Script=Latin}/u.test(name)))).toBe(1);
  });

  it('say in which language a name is that has no Latin letters', () => {
    for (const { name, lang } of medals.flatMap(({ winners }) => winners))
      expect(lang !== undefined, name).toBe(!/\p{Script=Latin}/u.test(name));
  });
});
