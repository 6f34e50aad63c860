import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { endpointQuery } from '../../../../data/answers/endpoint-query.ts';
import { readSavedContent, type SavedContent } from '../../../../data/answers/saved-content.ts';
import { siteRules } from '../../../../pages/search/site-rules.ts';
import type { SearchEntry } from './search-entry.ts';
import { storedEntries } from './stored-entries.ts';

const client = new QueryClient();
const endpoint = (name: string) => readEndpoints.find((one) => one.name === name) as ReadEndpoint;

/** Stores this answer on the page, as the contract parses it. */
function hold(name: string, values: RequestValues, body: unknown) {
  const value = endpoint(name).read(body, () => undefined);
  client.setQueryData(endpointQuery(endpoint(name), values).queryKey, { value, at: 1 });
}

const found = async () => withoutPauses(storedEntries(await readSavedContent(client), siteRules, 'en'));
const withoutPauses = (entries: Iterable<SearchEntry | null>) =>
  [...entries].filter((entry) => entry !== null);
const of = (kind: SearchEntry['kind'], entries: readonly SearchEntry[]) =>
  entries.filter((entry) => entry.kind === kind).map(({ title, address }) => [title, address]);

beforeEach(() => {
  client.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the answers stored on this device', () => {
  it('include the listed events with place, day and the state of their links', async () => {
    const event = {
      eventaid: '7',
      eventname: 'Athens Games',
      readmoreurl: 'athens games',
      landmark: 'Old Hill',
      startdate: '05-03-2027',
      headingtext: '<p>Nine <b>days</b></p>',
    };
    hold('eventList', { eventtype: 'upcoming' }, [event, { eventname: 'Without a page' }]);
    expect(await found()).toEqual([
      {
        kind: 'event',
        address: '/event/athens%20games',
        title: 'Athens Games',
        line: 'Old Hill',
        day: '5th March 2027',
        days: { startDate: '05-03-2027', endDate: '' },
        text: 'Nine days',
        words: '',
        state: { eventid: '7', eventname: 'Athens Games' },
      },
    ]);
  });

  it('include the games of an event, their own pages and their sub-games', async () => {
    const games = [{ game: 'Kithara', gamePageUrl: 'kithara', description: '<i>Seven</i> strings' }];
    hold('eventDetail', { eventurl: 'athens' }, [
      { eventid: '1', eventname: 'Athens', relatedcategories: [{ category: 'Music & Song', games }] },
    ]);
    const subgames = [{ subgame: 'Kithara Solo', subGamePageUrl: 'kithara-solo' }];
    hold('gameDetail', { eventurl: 'athens', gameurl: 'kithara' }, [{ gamename: 'Kithara', subgames }]);
    hold('subGameDetail', { eventurl: 'athens', subgameurl: 'kithara-solo' }, [
      { gamename: 'Kithara', subgame: 'Kithara Solo', description: 'One hymn' },
    ]);
    const entries = await found();
    expect(of('game', entries)).toEqual([
      ['Kithara', '/event/athens/music-song/kithara'],
      ['Kithara', '/event/athens/music-song/kithara'],
      ['Kithara Solo', '/event/athens/music-song/kithara/kithara-solo'],
      ['Kithara Solo', '/event/athens/music-song/kithara/kithara-solo'],
    ]);
    expect(entries.map(({ text }) => text)).toEqual(expect.arrayContaining(['Seven strings', 'One hymn']));
  });

  it('include every entry of a schedule, which links to itself', async () => {
    hold('eventList', { eventtype: 'upcoming' }, [
      { eventaid: '7', eventname: 'Athens', readmoreurl: 'athens' },
    ]);
    const hours = { From: '29/11/2026 20:00:00', To: '29/11/2026 21:00:00' };
    hold('schedule', { pagename: 'athens' }, [
      { game: 'Chess', schedule: [{ For: 'Final', Address: 'Hall 2', ...hours }, { Address: 'Hall 3' }] },
    ]);
    const entries = (await found()).filter(({ kind }) => kind === 'entry');
    const [final, untitled] = entries.sort((a, b) => b.title.localeCompare(a.title));
    expect(final).toMatchObject({
      kind: 'entry',
      title: 'Final',
      game: 'Chess',
      line: 'Hall 2 · Athens',
      slot: { days: ['2026-11-29'] },
      state: { eventid: '7', eventname: 'Athens' },
    });
    expect(final?.address).toBe(`/event/athens?entry=${final?.slot?.entry.id}#schedule`);
    expect(untitled).toMatchObject({ title: 'Chess', game: '', slot: { days: [] } });
  });

  it('include the news at the addresses of their pages', async () => {
    hold(
      'news',
      {},
      {
        data: [
          { title: 'Call for helpers', description: '<p>Two hundred</p>' },
          { title: '', file: 'x' },
        ],
      },
    );
    const entries = await found();
    expect(of('news', entries)).toEqual([['Call for helpers', '/news/details?article=call-for-helpers']]);
    expect(entries[0]?.text).toBe('Two hundred');
  });

  it('include the council, even members without their own page', async () => {
    const members = [
      { slug: 'ilara', firstname: 'Ilara', lastname: 'Venn', desgination: 'President', country: 'India' },
      { firstname: 'Ovanu' },
    ];
    hold('council', { pagename: 'our-council' }, { status: 1, data: [{ title: 'Board', members }] });
    const entries = await found();
    expect(of('council', entries)).toEqual([
      ['Ilara Venn', '/our-council/ilara'],
      ['Ovanu', '/our-council'],
    ]);
    expect(entries[0]?.line).toBe('President · India');
  });

  it('are parsed one after the other, and those without an address not at all', async () => {
    hold('eventDetail', { eventurl: 'athens' }, [{ eventid: '1', eventname: 'Athens' }]);
    hold('eventDetail', { eventurl: 'delphi' }, [{ eventid: '2', eventname: 'Delphi' }]);
    hold('gameDetail', { eventurl: 'lost', gameurl: 'kithara' }, [{ gamename: 'Kithara' }]);
    const saved = await readSavedContent(client);
    const read: string[] = [];
    const noted: SavedContent = {
      of: (endpoint) =>
        saved.of(endpoint).map((held) => ({
          ...held,
          read: () => {
            read.push(endpoint.name);
            return held.read();
          },
        })),
    };
    const entries = storedEntries(noted, siteRules, 'en');
    expect(entries.next().value).toMatchObject({ title: 'Athens' });
    expect(read).toEqual(['eventDetail']);
    expect(withoutPauses(entries).map(({ title }) => title)).toEqual(['Delphi']);
    expect(read).toEqual(['eventDetail', 'eventDetail']);
  });

  it('are empty if nothing is stored', async () => expect(await found()).toEqual([]));
});
