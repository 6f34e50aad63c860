import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatabaseAway } from '../../database/postgres/database-away.ts';
import { PublishedContent } from './published-content.ts';

/** A database that says the numbers it is told to, in turn. */
function database() {
  const said: (() => Promise<number | null>)[] = [];
  const loaded: (() => Promise<never[]>)[] = [];
  let asked = 0;
  return {
    load: (answer: () => Promise<never[]>) => void loaded.push(answer),
    asked: () => asked,
    say: (answer: () => Promise<number | null>) => void said.push(answer),
    revisions: {
      latest: () => {
        asked += 1;
        return said.shift()?.() ?? Promise.resolve(null);
      },
      itemsOf: (): Promise<never[]> => loaded.shift()?.() ?? Promise.resolve([]),
    },
  };
}

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

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

  it('OPS-15 goes on while the database fails in the middle of a new revision, which is shown once it is whole', async () => {
    const { revisions, say, load } = database();
    const published = new PublishedContent(revisions);
    say(async () => 7);
    await published.contents();
    const away = () => Promise.reject(new DatabaseAway(new Error('ECONNRESET')));
    say(async () => 8);
    load(away);
    expect((await published.contents())?.revision).toBe(7);
    say(away);
    expect((await published.contents())?.revision).toBe(7);
    say(async () => 8);
    load(() => Promise.reject(new Error('No such table.')));
    await expect(published.contents()).rejects.toThrow('No such table.');
    say(async () => 8);
    expect((await published.contents())?.revision).toBe(8);
  });

  it('OPS-15 goes on while the database falls silent in the middle of a new revision', async () => {
    const { revisions, say, load } = database();
    const published = new PublishedContent(revisions);
    say(async () => 7);
    await published.contents();
    say(async () => 8);
    let arrive: (items: never[]) => void = () => undefined;
    load(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = published.contents();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(1_000);
    expect((await first)?.revision).toBe(7);
    // From here on the clock stands still: whoever waited for it would wait for ever.
    say(never);
    expect((await published.contents())?.revision).toBe(7);
    vi.useRealTimers();
    arrive([]);
    await Promise.resolve();
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
