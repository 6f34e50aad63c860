import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { atomFeed, type FeedArticle, jsonFeed } from './feed.ts';
import { withDates } from './feed-dates.ts';
import { newsFeed } from './news-feed.ts';
import type { SiteFacts } from './site-facts.ts';
import { sitemap } from './sitemap.ts';
import { uuidOf } from './uuid-of.ts';

const SITE: SiteFacts = {
  address: 'https://games.example',
  name: 'Song & dance',
  description: 'Arts of many nations.',
  language: 'en',
  email: 'office@games.example',
  elsewhere: [],
};
const NEWS = newsFeed(SITE);
const article = (key: string, text = 'Words.'): FeedArticle => ({
  id: `urn:uuid:${uuidOf(key)}`,
  address: `/news/details?article=${key}`,
  title: `What <b> & "${key}" mean`,
  text,
  picture: null,
});
const MONDAY = '2026-11-23T08:00:00.000Z';
const TUESDAY = '2026-11-24T08:00:00.000Z';

describe('the news feeds', () => {
  it('DATA-03 are well formed whatever the provider writes', () => {
    const hostile = article('a', 'Bell \u0007, half a pair \ud83d, ]]> and </feed>');
    const text = atomFeed(SITE, NEWS, withDates([hostile], null, MONDAY));
    expect(XMLValidator.validate(text)).toBe(true);
    const { feed } = new XMLParser({ htmlEntities: true }).parse(text);
    expect(feed.title).toBe('Song & dance');
    expect(feed.entry.title).toBe('What <b> & "a" mean');
    expect(feed.entry.content).toBe('Bell , half a pair , ]]> and </feed>');
  });

  it('DATA-03 change nothing when nothing has changed', () => {
    const first = jsonFeed(SITE, NEWS, withDates([article('a'), article('b')], null, MONDAY));
    const second = jsonFeed(SITE, NEWS, withDates([article('a'), article('b')], JSON.parse(first), TUESDAY));
    expect(second).toBe(first);
  });

  it('DATA-03 date a new article and a new wording, and leave the others alone', () => {
    const earlier = JSON.parse(jsonFeed(SITE, NEWS, withDates([article('a'), article('b')], null, MONDAY)));
    const entries = withDates([article('c'), article('a', 'New words.'), article('b')], earlier, TUESDAY);
    expect(entries.map(({ published, changed }) => [published, changed])).toEqual([
      [TUESDAY, TUESDAY],
      [MONDAY, TUESDAY],
      [MONDAY, MONDAY],
    ]);
  });

  it.each([null, 'x', { items: 7 }, { items: [null, {}, { id: 1 }] }])(
    'DATA-03 take %j for no earlier feed',
    (earlier) => {
      expect(withDates([article('a')], earlier, MONDAY)[0]?.published).toBe(MONDAY);
    },
  );

  it('DATA-02 the sitemap escapes addresses and gives a date only where the content has one', () => {
    const text = sitemap([
      { address: 'https://games.example/event/song&dance' },
      { address: 'https://games.example/privacy', lastChanged: '2026-11-16' },
    ]);
    expect(XMLValidator.validate(text)).toBe(true);
    const { url } = new XMLParser().parse(text).urlset;
    expect(url[0]).toEqual({ loc: 'https://games.example/event/song&dance' });
    expect(url[1].lastmod).toBe('2026-11-16');
  });
});
