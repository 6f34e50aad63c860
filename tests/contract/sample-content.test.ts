import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { appLinks } from '#core/contract/entities/app-links.ts';
import { associates } from '#core/contract/entities/associate.ts';
import { banners } from '#core/contract/entities/banner.ts';
import { contactCards } from '#core/contract/entities/contact-card.ts';
import { council } from '#core/contract/entities/council.ts';
import { countdown } from '#core/contract/entities/countdown.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { membership } from '#core/contract/entities/membership.ts';
import { type MenuEntry, menu } from '#core/contract/entities/menu.ts';
import { news } from '#core/contract/entities/news.ts';
import { popup } from '#core/contract/entities/popup.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { subGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import { videos } from '#core/contract/entities/videos.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { readByContract, type SampleServer, startServer } from './sample-server.ts';
import { sensibleValues } from './sensible-values.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function answerOf<Answer>(endpoint: ReadEndpoint<Answer>, values: RequestValues = {}): Promise<Answer> {
  return readByContract(endpoint, await (await server.read(endpoint, values)).json()).answer;
}
const upcoming = () => answerOf(eventList, { eventtype: 'upcoming' });
const previous = () => answerOf(eventList, { eventtype: 'previous' });

describe('counts and edge cases of the content list', () => {
  it('upcoming: the running event first, then starts on days 1, 2, 3, 11 and 22', async () => {
    const events = await upcoming();
    expect(events[0]?.readMorePath).toBe('pythian-national-games');
    expect(events.slice(1).map(({ startDate }) => startDate.slice(0, 2))).toEqual([
      '01',
      '02',
      '03',
      '11',
      '22',
    ]);
    expect(
      events.some(({ landmark, address, state }) => landmark === '' && address === '' && state !== ''),
    ).toBe(true);
    expect(events.some(({ landmark, address, state }) => landmark + address + state === '')).toBe(true);
  });

  it('previous: five pictures, two films, one of another kind', async () => {
    const kinds = (await previous()).map(({ imageType }) => imageType);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([count('image'), count('youtube'), count('other')]).toEqual([5, 2, 1]);
  });

  it('five banners on home, one on about-us, none elsewhere', async () => {
    expect(await answerOf(banners, { pagename: 'home' })).toHaveLength(5);
    expect(await answerOf(banners, { pagename: 'about-us' })).toHaveLength(1);
    expect(await answerOf(banners, { pagename: 'news' })).toEqual([]);
  });

  it('upcoming games: two groups, twelve games', async () => {
    const groups = await answerOf(upcomingGames, { isupcominggames: '1' });
    expect(groups.map(({ html }) => hasMarkup(html))).toEqual([true, false]);
    expect(groups.flatMap(({ games }) => games)).toHaveLength(12);
  });

  it('at least eight news items, two with the same title', async () => {
    const items = await answerOf(news);
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length - 1);
  });

  it('three groups with 1, 9 and 4 members, every slug unique', async () => {
    const groups = await answerOf(council, { slug: '' });
    expect(groups.map(({ members }) => members.length)).toEqual([1, 9, 4]);
    expect(new Set(groups.flatMap(({ members }) => members.map(({ slug }) => slug))).size).toBe(14);
  });

  it('has the other required numbers', async () => {
    expect(await answerOf(associates, { 'page-url': 'home', 'event-id': '1' })).toHaveLength(8);
    expect(await answerOf(associates, { 'page-url': 'event/x', 'event-id': '11' })).toHaveLength(6);
    expect((await answerOf(appLinks)).map(({ isActive }) => isActive)).toEqual([true, true, false]);
    expect((await answerOf(contactCards)).map(({ type, texts }) => `${type} ${texts.length}`)).toEqual([
      'email 2',
      'mobile 2',
      'whatsapp 1',
      'other 3',
    ]);
    expect(await answerOf(videos, { videotype: 'Our Historicals' })).toHaveLength(6);
    expect(await answerOf(videos, { videotype: 'Memorable Events' })).toHaveLength(5);
    expect(await answerOf(membership, { 'is-international': '0' })).toHaveLength(4);
    expect(await answerOf(membership, { 'is-international': '1' })).toHaveLength(3);
  });

  it('galleries: mixed, single, empty, and one without thumbnails', async () => {
    const gallery = (eventid: string) => answerOf(linkedNews, { eventtype: 'previous', eventid });
    expect((await gallery('201')).items.map(({ type }) => type)).toEqual([
      'image',
      'youtube',
      'video',
      'image',
    ]);
    expect((await gallery('201')).headingText).toBe('Four days in pictures');
    expect((await gallery('202')).items).toHaveLength(1);
    expect((await gallery('204')).items).toEqual([]);
    expect((await gallery('205')).items.filter(({ thumbnail }) => thumbnail === '')).toHaveLength(2);
    const videosOf = async (eventid: string) =>
      (await answerOf(linkedNews, { eventtype: 'upcoming', eventid })).items;
    expect([(await videosOf('101')).length, (await videosOf('106')).length]).toEqual([3, 1]);
  });

  it('popups: the first item counts, even when the second alone is visible', async () => {
    const visible = async (pagename: string, eventid = '1') =>
      (await answerOf(popup, { pagename, eventid }))?.isVisible;
    expect(await visible('Home')).toBe(true);
    expect(await visible('about-us')).toBe(true);
    expect(await visible('contact')).toBe(false);
    expect(await visible('membership')).toBe(false);
    expect(await visible('event/youth-pythian-games', '102')).toBe(true);
    expect(await visible('history')).toBeUndefined();
  });
});

describe('countdowns', () => {
  it('one reaches zero ninety seconds after the start', async () => {
    const startedAt = new Date('2031-05-10T10:00:00Z');
    const own = await startServer({ now: () => startedAt });
    const body: unknown = await (
      await own.read(countdown, { pagename: 'countdown-zero', eventid: '302' })
    ).json();
    await own.close();
    const target = readByContract(countdown, body).answer;
    expect(new Date(target?.date ?? '').getTime() - startedAt.getTime()).toBe(90_000);
  });

  it('an event without one answers with nothing', async () => {
    expect(await answerOf(countdown, { pagename: 'delphi-gathering', eventid: '104' })).toBeNull();
  });
});

/** `dd/mm/yyyy hh:mm:ss` in the event zone as milliseconds. */
function moment(text: string): number {
  const [day, month, year, time] = text.split(/[/ ]/);
  return Date.parse(`${year}-${month}-${day}T${time}+05:30`);
}

describe('the event that runs today', () => {
  const DAY_MS = 86_400_000;
  const HOUR_MS = 3_600_000;

  it('has twelve games, at least sixty entries and five addresses', async () => {
    const games = await answerOf(schedule, { pagename: 'pythian-national-games' });
    const entries = games.flatMap((game) => game.entries);
    expect(games).toHaveLength(12);
    expect(entries.length).toBeGreaterThanOrEqual(60);
    expect(new Set(entries.map(({ address }) => address)).size).toBe(5);
    expect(
      entries.filter(({ from, to }) => from.endsWith('23:30:00') && to.endsWith('00:30:00')),
    ).toHaveLength(1);
    expect(entries.filter(({ to }) => to === '')).toHaveLength(1);
  });

  it('has two entries running and one starting within the hour at any minute of the day', async () => {
    let now = 0;
    const own = await startServer({ now: () => new Date(now) });
    const midnight = Date.parse('2032-02-28T00:00:00+05:30');
    const problems: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      now = midnight + day * DAY_MS + 1;
      const body: unknown = await (await own.read(schedule, { pagename: 'pythian-national-games' })).json();
      const spans = readByContract(schedule, body)
        .answer.flatMap((game) => game.entries)
        .filter(({ to }) => to !== '')
        .map(({ from, to }) => [moment(from), moment(to)] as const);
      for (let minute = 0; minute < 1_440; minute += 1) {
        const time = midnight + day * DAY_MS + minute * 60_000;
        const running = spans.filter(([from, to]) => from <= time && time < to).length;
        const isSoon = spans.some(([from]) => from > time && from - time <= HOUR_MS);
        if (running < 2 || !isSoon)
          problems.push(`${new Date(time).toISOString()}: ${running} running, soon ${isSoon}`);
      }
    }
    await own.close();
    expect(problems).toEqual([]);
  });

  it('never has two entries in one place at the same time', async () => {
    const games = await answerOf(schedule, { pagename: 'pythian-national-games' });
    const entries = games
      .flatMap((game) => game.entries)
      .filter(({ to, title }) => to !== '' && !title.includes('midnight'));
    const clashes = entries.flatMap((one, index) =>
      entries
        .slice(index + 1)
        .filter((other) => one.address === other.address)
        .filter((other) => moment(one.from) < moment(other.to) && moment(other.from) < moment(one.to))
        .map((other) => `${one.from} ${other.from} ${one.address}`),
    );
    expect(clashes).toEqual([]);
  });
});

describe('a healthy site: every address shown answers', () => {
  const EVENT_IMAGES = '/storage/app/public/event-categories-images';

  it('every listed event has a page, every game and sub-game of it too', async () => {
    let games = 0;
    for (const event of [...(await upcoming()), ...(await previous())]) {
      const detail = await answerOf(eventDetail, { eventurl: event.readMorePath });
      expect(detail, event.name).toMatchObject({ id: event.id, name: event.name });
      for (const related of detail?.relatedCategories.flatMap((category) => category.games) ?? []) {
        if (related.pageUrl.startsWith('https://')) continue;
        const gameurl = related.pageUrl.split('/').at(-1) ?? '';
        const game = await answerOf(gameDetail, { eventurl: event.readMorePath, gameurl });
        expect(game?.name, related.pageUrl).toBe(related.name);
        games += 1;
        for (const sub of game?.subGames ?? []) {
          const subgameurl = sub.pageUrl.split('/').at(-1) ?? '';
          const page = await answerOf(subGameDetail, { eventurl: event.readMorePath, subgameurl });
          expect(page?.name, sub.pageUrl).toBe(sub.name);
        }
      }
    }
    expect(games).toBeGreaterThan(20);
  });

  it('every partner has a page', async () => {
    for (const { slug, name } of (await answerOf(council, { slug: '' })).flatMap(({ members }) => members)) {
      const found = await answerOf(council, { pagename: 'our-council', slug });
      expect(found[0]?.members[0]?.name).toBe(name);
    }
  });

  it('every picture, film and hand-off in any answer exists', async () => {
    const addresses = new Set<string>();
    for (const endpoint of readEndpoints) {
      for (const values of sensibleValues[endpoint.name] ?? [{}]) {
        const text = await (await server.read(endpoint, values)).text();
        for (const [found] of text.matchAll(/\/(?:media|enrolment-sample)\/[^"\\]+/g)) addresses.add(found);
      }
    }
    for (const { image, imageType } of [...(await upcoming()), ...(await previous())]) {
      if (imageType !== 'image' || image === '') continue;
      addresses.add(image.startsWith('/') ? image : `${EVENT_IMAGES}/${image}`);
    }
    expect(addresses.size).toBeGreaterThan(60);
    const missing: string[] = [];
    for (const address of addresses) {
      const response = await server.ask(address);
      if (response.status !== 200) missing.push(address);
      await response.arrayBuffer();
    }
    expect(missing).toEqual([]);
  });

  it('the menu reaches every static route', async () => {
    const links = (entries: readonly MenuEntry[]): string[] =>
      entries.flatMap((entry) => [entry.link, ...links(entry.items)]);
    const reached = links(await answerOf(menu));
    const routes =
      '/ /event /login /chooserole /history /vision-and-mission /imp-notification /about-us /modern-pythian-games /aim-and-objectives /founders-message /contact /our-council /membership /news /news/details /donation /medals /privacy-and-policy /app-privacy-policy /app-delete-account-steps';
    expect(reached).toEqual(expect.arrayContaining(routes.split(' ')));
    expect(reached.filter((link) => link.startsWith('/event-categories/'))).toHaveLength(8);
  });

  it('names nothing but example domains and the video site outside', async () => {
    const hosts = new Set<string>();
    for (const endpoint of readEndpoints) {
      for (const values of sensibleValues[endpoint.name] ?? [{}]) {
        const text = await (await server.read(endpoint, values)).text();
        for (const [, host = ''] of text.matchAll(/https?:\/\/([^/"\\?]+)/g)) hosts.add(host);
      }
    }
    const allowed = /(?:^|\.)example\.org$|\.example$|^(?:www\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$/;
    expect([...hosts].filter((host) => !allowed.test(host))).toEqual([]);
  });
});
