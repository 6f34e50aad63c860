import { describe, expect, it } from 'vitest';
import type { DeskItem } from '#core/desk/content.ts';
import { times, timesAsLong } from '../../../tests/support/timing/processor-time.ts';
import { NOW } from '../../content/testing/content-for-test.ts';
import { importContent } from '../../content/transfer/import-content.ts';
import { contentDeskForThisTest } from '../testing/desk-for-test.ts';

const EVENT = { name: 'Lamps', path: 'lamps', list: 'upcoming' };
const ENTRY = {
  event: 'lamps',
  game: 'Kithara',
  title: 'Final',
  startsAt: '2031-05-21T18:00',
  place: 'Odeon',
};

/** Two editors and an event with an entry. */
async function withAnEvent() {
  const desk = await contentDeskForThisTest();
  const event = (await desk.ada('POST', '/content/event', { id: 'lamps', body: EVENT })).said as DeskItem;
  const entry = (await desk.ada('POST', '/content/scheduleEntry', { body: ENTRY })).said as DeskItem;
  return { ...desk, event, entry };
}
const titles = ({ said }: { said: { items: DeskItem[] } }) => said.items.map(({ body }) => body.title);

describe('an editor at the desk', () => {
  it('DESK-20 of two who start at once one begins, and the other is told', async () => {
    const { ada, bo } = await contentDeskForThisTest();
    const both = await Promise.all([
      ada('POST', '/start', { from: 'sample' }),
      bo('POST', '/start', { from: 'sample' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const authors = ((await ada('GET', '/changes?count=500')).said as { author: string }[]).map(
      ({ author }) => author,
    );
    expect(new Set(authors).size).toBe(1);
  });

  it('DESK-20 starts with the sample, once, and is told what is there already', async () => {
    const { ada } = await contentDeskForThisTest();
    expect((await ada('GET', '/status')).said).toEqual({ isStarted: false, latest: null, unpublished: 0 });
    const started = await ada('POST', '/start', { from: 'sample' });
    expect(started).toMatchObject({ status: 200, said: { isStarted: true, latest: null } });
    expect(started.said.unpublished).toBeGreaterThan(100);
    const again = await ada('POST', '/start', { from: 'empty' });
    expect(again).toMatchObject({
      status: 422,
      said: {
        error: 'invalid',
        message: expect.stringMatching(/^There’s content already.*“All content as a file”/),
      },
    });
  });

  it('DESK-20 starts with nothing, which counts as started; the sample may still follow', async () => {
    const { ada } = await contentDeskForThisTest();
    expect((await ada('POST', '/start', { from: 'empty' })).said).toMatchObject({ isStarted: true });
    expect((await ada('GET', '/status')).said).toEqual({ isStarted: true, latest: null, unpublished: 0 });
    expect((await ada('GET', '/changes')).said).toEqual([]);
    expect((await ada('POST', '/start', { from: 'sample' })).status).toBe(200);
    expect(await ada('POST', '/start', { from: 'anew' })).toMatchObject({
      status: 400,
      said: { error: 'malformed' },
    });
  });

  it('DESK-21 adds, reads, changes and removes an item; the author is who is signed in', async () => {
    const { ada, bo, entry } = await withAnEvent();
    expect(entry).toMatchObject({
      id: 'lamps-1',
      author: 'Ada',
      body: { ...ENTRY, endsAt: '', coordinates: '' },
    });
    const path = `/content/scheduleEntry/${entry.id}`;
    expect((await ada('GET', path)).said).toEqual(entry);
    const changed = await bo('PUT', path, { version: entry.version, body: { ...ENTRY, place: 'Stoa' } });
    expect(changed).toMatchObject({ status: 200, said: { author: 'Bo', body: { place: 'Stoa' } } });
    expect((await bo('DELETE', path)).status).toBe(400);
    expect(await bo('DELETE', `${path}?version=${changed.said.version}`)).toMatchObject({
      status: 200,
      said: {},
    });
    expect(await ada('GET', path)).toMatchObject({
      status: 404,
      said: { error: 'unknown', message: 'There is no such schedule entry.' },
    });
    // The number of what was removed is not given again.
    expect((await ada('POST', '/content/scheduleEntry', { body: ENTRY })).said.id).toBe('lamps-2');
    expect((await ada('GET', '/content/pages')).status).toBe(404);
  });

  it('DESK-23 of two who change the same the second is told what the first wrote, and nothing is lost', async () => {
    const { ada, bo, entry } = await withAnEvent();
    const path = `/content/scheduleEntry/${entry.id}`;
    const first = await ada('PUT', path, { version: entry.version, body: { ...ENTRY, place: 'By Ada' } });
    const second = await bo('PUT', path, { version: entry.version, body: { ...ENTRY, place: 'By Bo' } });
    expect(second).toMatchObject({ status: 409, said: { error: 'conflict', current: first.said } });
    expect(second.said.message).toContain('Ada changed this');
    expect(await bo('DELETE', `${path}?version=${entry.version}`)).toMatchObject({
      status: 409,
      said: { current: first.said },
    });
    expect((await ada('GET', path)).said).toEqual(first.said);
    await ada('DELETE', `${path}?version=${first.said.version}`);
    const late = await bo('PUT', path, { version: first.said.version, body: ENTRY });
    expect(late).toMatchObject({
      status: 409,
      said: { current: null, message: expect.stringContaining('removed') },
    });
  });

  it('DESK-24 what does not fit is refused with a sentence at each field, and nothing is stored', async () => {
    const { ada, entry } = await withAnEvent();
    const body = { ...ENTRY, startsAt: 'noon', event: 'other', titel: 'x' };
    const refused = await ada('PUT', `/content/scheduleEntry/${entry.id}`, { version: entry.version, body });
    expect(refused).toMatchObject({ status: 422, said: { error: 'invalid' } });
    expect(refused.said.problems).toEqual([
      { field: 'startsAt', message: 'Must be a day and time like 2027-05-21T18:00.' },
      { field: 'titel', message: 'Isn’t a field that exists here.' },
    ]);
    const astray = await ada('POST', '/content/scheduleEntry', { body: { ...ENTRY, event: 'other' } });
    expect(astray.said.problems).toEqual([
      { field: 'event', message: 'Names the event "other", which does not exist.' },
    ]);
    expect((await ada('GET', '/content/scheduleEntry')).said).toMatchObject({ total: 1, items: [entry] });
    expect(await ada('POST', '/content/event', { id: 'lamps', body: EVENT })).toMatchObject({
      status: 422,
      said: { problems: [{ field: 'id', message: 'Already in use.' }] },
    });
    for (const wrong of [{}, { body: 'text' }, []])
      expect(await ada('POST', '/content/news', wrong)).toMatchObject({
        status: 400,
        said: { error: 'malformed' },
      });
  });

  it('DESK-24 half a character, with which there would be no address, is refused', async () => {
    const { ada, event } = await withAnEvent();
    const body = { ...EVENT, path: 'a\ud800' };
    const refused = await ada('PUT', '/content/event/lamps', { version: event.version, body });
    expect(refused.status).toBe(422);
    expect(refused.said.problems).toEqual([
      { field: 'path', message: 'Contains a broken character; write it again.' },
    ]);
  });

  it('DESK-24 the longest text that fits is taken in any script', async () => {
    const { ada } = await contentDeskForThisTest();
    const body = { title: 'Long', description: 'नम'.repeat(100_000) };
    expect((await ada('POST', '/content/news', { body })).status).toBe(200);
    const longer = { ...body, description: `${body.description}न` };
    expect((await ada('POST', '/content/news', { body: longer })).said.problems).toEqual([
      { field: 'description', message: 'Must have at most 200000 characters.' },
    ]);
  });

  it('DESK-25 several are removed, or none; what others belong to stays, and they are counted', async () => {
    const { ada, bo, event, entry } = await withAnEvent();
    const other = (await ada('POST', '/content/scheduleEntry', { body: ENTRY })).said;
    const both = (version: number) => ({
      items: [
        { id: entry.id, version },
        { id: other.id, version: other.version },
      ],
    });
    const remove = '/content/scheduleEntry/remove';
    expect(await bo('POST', remove, both(99))).toMatchObject({ status: 409, said: { current: entry } });
    expect((await ada('GET', '/content/scheduleEntry')).said.total).toBe(2);
    const held = await ada('DELETE', `/content/event/lamps?version=${event.version}`);
    expect(held).toMatchObject({
      status: 422,
      said: { message: 'Nothing was removed, because these still need it: 2 schedule entries.' },
    });
    expect((await bo('POST', remove, both(entry.version))).status).toBe(200);
    expect((await ada('GET', '/content/scheduleEntry')).said.total).toBe(0);
    expect((await ada('DELETE', `/content/event/lamps?version=${event.version}`)).status).toBe(200);
  });

  it('DESK-26 a copy has a new id, stands at the end, and says nothing that only one may say', async () => {
    const { ada, bo } = await withAnEvent();
    await ada('POST', '/content/event', { id: 'drums', body: { ...EVENT, path: 'drums' } });
    const copy = await bo('POST', '/content/event/lamps/copy');
    expect(copy).toMatchObject({
      status: 200,
      said: { id: 'event-1', author: 'Bo', body: { name: 'Lamps', path: 'lamps-2' } },
    });
    expect((await bo('POST', '/content/event/lamps/copy')).said.body.path).toBe('lamps-3');
    expect((await ada('GET', '/content/event')).said.items.map(({ id }: DeskItem) => id)).toEqual([
      'lamps',
      'drums',
      'event-1',
      'event-2',
    ]);
    const games = { event: 'lamps', name: 'Lyre', path: 'lyre' };
    const game = (await ada('POST', '/content/game', { body: games })).said;
    await ada('POST', '/content/subGame', {
      id: 'solo',
      body: { game: game.id, name: 'Solo', path: 'solo' },
    });
    expect((await ada('POST', '/content/subGame/solo/copy')).said.body.path).toBe('solo-2');
    expect((await ada('POST', '/content/subGame/none/copy')).status).toBe(404);
    await ada('POST', '/content/countdown', { id: 'one', body: { event: 'lamps', date: '2031-05-21' } });
    expect(await ada('POST', '/content/countdown/one/copy')).toMatchObject({
      status: 422,
      said: { problems: [{ field: 'event' }] },
    });
  });

  it('DESK-27 puts items in another order; whoever does not know all of them is told', async () => {
    const { ada, bo } = await contentDeskForThisTest();
    for (const id of ['a', 'b', 'c']) await ada('POST', '/content/news', { id, body: { title: id } });
    expect((await bo('PUT', '/content/news', { ids: ['c', 'a', 'b'] })).status).toBe(200);
    expect(titles(await ada('GET', '/content/news'))).toEqual(['c', 'a', 'b']);
    expect(await bo('PUT', '/content/news', { ids: ['a', 'b'] })).toMatchObject({
      status: 409,
      said: { error: 'conflict', message: expect.stringContaining('Load the list again') },
    });
  });
});

describe('a long list', () => {
  const HALLS = ['Odeon', 'Stoa', 'Théâtre'];
  const MOST_PARSES = 10;
  async function longList() {
    const desk = await contentDeskForThisTest();
    const entries = Array.from({ length: 5_000 }, (_, index) => ({
      kind: 'scheduleEntry' as const,
      id: `e-${index}`,
      body: {
        ...{
          event: index % 10 === 0 ? 'drums' : 'lamps',
          game: `Game ${index % 40}`,
          title: `Heat ${index}`,
        },
        ...{ startsAt: '2031-05-21T18:00', place: HALLS[index % 3] },
      },
    }));
    const events = ['lamps', 'drums'].map((id) => ({
      kind: 'event' as const,
      id,
      body: { name: id, path: id },
    }));
    const file = { kinds: ['event', 'scheduleEntry'] as const, drafts: [...events, ...entries] };
    expect(await importContent(desk.db, file, { author: 'Ada', at: NOW })).toMatchObject({
      outcome: 'imported',
    });
    return (query: string) => desk.ada('GET', `/content/scheduleEntry?${query}`);
  }

  it('DESK-28 is filtered, sorted, searched and paged, always in the same order', async () => {
    const list = await longList();
    const first = await list('');
    expect(first.said).toMatchObject({ total: 5_000 });
    expect(titles(first).slice(0, 2)).toEqual(['Heat 0', 'Heat 1']);
    expect(titles(first)).toHaveLength(25);
    expect((await list('event=drums')).said.total).toBe(500);
    expect((await list('event=drums&place=Stoa')).said.total).toBe(167);
    expect(titles(await list('q=theatre heat 47&count=3'))).toEqual(['Heat 47', 'Heat 347', 'Heat 470']);
    expect(titles(await list('sort=title&count=3&from=9'))).toEqual(['Heat 9', 'Heat 10', 'Heat 11']);
    expect(titles(await list('sort=title&order=desc&count=2'))).toEqual(['Heat 4999', 'Heat 4998']);
    // What is equal stays in the order of the site, both ways.
    for (const order of ['asc', 'desc']) {
      const paged = [
        await list(`sort=game&order=${order}&count=5`),
        await list(`sort=game&order=${order}&count=5&from=5`),
      ];
      const whole = titles(await list(`sort=game&order=${order}&count=10`));
      expect(paged.flatMap(titles)).toEqual(whole);
      const numbers = whole.map((title) => Number(String(title).slice(5)));
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    }
    expect((await list('count=10000')).said.items).toHaveLength(5_000);
    for (const wrong of [
      'colour=red',
      'sort=colour',
      'order=up',
      'from=-1',
      'count=0',
      'count=10001',
      'q=a&q=b',
    ])
      expect(await list(wrong), wrong).toMatchObject({ status: 400, said: { error: 'malformed' } });
  });

  it('DESK-28 of five thousand entries is there in less time than it takes to parse them ten times', async () => {
    const list = await longList();
    const all = JSON.stringify((await list('count=5000')).said);
    for (const query of ['', 'event=lamps&from=4000', 'q=theatre heat 47', 'sort=title&order=desc']) {
      const share = await timesAsLong(
        () => list(query),
        () => times(MOST_PARSES, () => JSON.parse(all)),
      );
      console.log(`${query}: ${(share * MOST_PARSES).toFixed(1)} parses`);
      expect(share, query).toBeLessThan(1);
    }
  });
});
