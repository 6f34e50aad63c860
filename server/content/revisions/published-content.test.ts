import { describe, expect, it } from 'vitest';
import { DatabaseAway } from '../../database/postgres/database-away.ts';
import { PublishedContent } from './published-content.ts';

/** A database that says the numbers it is told to, in turn. */
function database() {
  const said: (() => Promise<number | null>)[] = [];
  let asked = 0;
  return {
    asked: () => asked,
    say: (answer: () => Promise<number | null>) => void said.push(answer),
    revisions: {
      latest: () => {
        asked += 1;
        return said.shift()?.() ?? Promise.resolve(null);
      },
      itemsOf: async () => [],
    },
  };
}

describe('what is published', () => {
  it('OPS-09 goes on while the database is away', async () => {
    const { revisions, say } = database();
    const published = new PublishedContent(revisions);
    say(async () => 7);
    expect((await published.contents())?.revision).toBe(7);
    say(() => Promise.reject(new DatabaseAway(new Error('ECONNREFUSED'))));
    expect((await published.contents())?.revision).toBe(7);
    say(() => Promise.reject(new Error('No such table.')));
    await expect(published.contents()).rejects.toThrow('No such table.');
  });

  it('OPS-09 goes on while the database says nothing, and nobody waits a second time', async () => {
    const { revisions, say, asked } = database();
    const published = new PublishedContent(revisions);
    say(async () => 7);
    await published.contents();
    let answer: (revision: number) => void = () => undefined;
    say(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    expect((await published.contents())?.revision).toBe(7);
    expect((await published.contents())?.revision).toBe(7);
    expect(asked()).toBe(2);
    answer(8);
    say(async () => 8);
    expect((await published.contents())?.revision).toBe(8);
  });

  it('is asked for once by all who want it in the same turn', async () => {
    const { revisions, say, asked } = database();
    const published = new PublishedContent(revisions);
    say(async () => 7);
    const all = await Promise.all([published.contents(), published.contents(), published.contents()]);
    expect(all.map((content) => content?.revision)).toEqual([7, 7, 7]);
    expect(asked()).toBe(1);
  });
});
