import { describe, expect, it } from 'vitest';
import { articleNode } from './article-node.ts';
import { type EventFacts, eventNode, MOST_SUB_EVENTS } from './event-node.ts';
import type { SiteFacts } from './site-facts.ts';
import { breadcrumbNode, organizationNode, webSiteNode } from './site-nodes.ts';
import { structuredData } from './structured-data.ts';

const SITE: SiteFacts = {
  address: 'https://games.example',
  name: 'The games',
  description: 'Arts of many nations.',
  language: 'en',
  email: 'office@games.example',
  elsewhere: [],
};
const EVENT: EventFacts = {
  address: '/event/river-games',
  name: 'River Games',
  description: '',
  pictures: [],
  start: '2026-11-28',
  end: null,
  place: 'Old Quay',
  sessions: [],
};
const session = (number: number) => ({
  name: `Heat ${number}`,
  address: `/event/river-games?entry=${number}#schedule`,
  start: '2026-11-28T09:00:00+05:30',
  end: null,
  place: number % 2 === 0 ? '' : 'Lyre Hall',
});

describe('structured data', () => {
  it('DATA-01 hold no character that could end their block, whatever the provider writes', () => {
    const article = articleNode(SITE, {
      address: '/news/details?article=x',
      title: '</script><script>alert(1)</script><!--',
      opening: '',
      pictures: [],
    });
    const text = structuredData([article]);
    expect(text).not.toMatch(/[<]/);
    expect(JSON.parse(text)['@graph'][0].headline).toBe('</script><script>alert(1)</script><!--');
  });

  it('DATA-01 say only what is known of an event', () => {
    expect(eventNode(SITE, { ...EVENT, start: null, place: '' })).not.toHaveProperty('startDate');
    expect(eventNode(SITE, { ...EVENT, start: null, place: '' })).not.toHaveProperty('location');
    expect(eventNode(SITE, EVENT)).toMatchObject({
      url: 'https://games.example/event/river-games',
      startDate: '2026-11-28',
      location: { name: 'Old Quay' },
    });
    expect(eventNode(SITE, EVENT)).not.toHaveProperty('endDate');
  });

  it('DATA-01 name the first sessions of a long programme, and the place of the event where a session has none', () => {
    const sessions = Array.from({ length: 500 }, (_, number) => session(number));
    const { subEvent } = JSON.parse(JSON.stringify(eventNode(SITE, { ...EVENT, sessions })));
    expect(subEvent).toHaveLength(MOST_SUB_EVENTS);
    const named: { location: unknown }[] = subEvent.slice(0, 2);
    expect(named.map(({ location }) => location)).toEqual([
      { '@type': 'Place', name: 'Old Quay', address: 'Old Quay' },
      { '@type': 'Place', name: 'Lyre Hall', address: 'Lyre Hall' },
    ]);
  });

  it('DATA-01 have ids that are whole addresses, the same on every page', () => {
    const article = {
      address: '/news/details?article=x',
      title: 'X',
      opening: '',
      pictures: ['/media/x.webp'],
    };
    const ids = [
      organizationNode(SITE),
      webSiteNode(SITE, '/search'),
      eventNode(SITE, EVENT),
      articleNode(SITE, article),
    ].map((node) => JSON.parse(JSON.stringify(node))['@id']);
    expect(ids).toEqual([
      'https://games.example/#organization',
      'https://games.example/#website',
      'https://games.example/event/river-games#event',
      'https://games.example/news/details?article=x#article',
    ]);
    const addresses = JSON.stringify([articleNode(SITE, article), eventNode(SITE, EVENT)]).match(
      /"(\/[^"]*)"/g,
    );
    expect(addresses).toBeNull();
  });

  it('DATA-01 are relative to the page while the address of the site is not known', () => {
    const site = { ...SITE, address: '' };
    expect(breadcrumbNode(site, [{ name: 'Events', address: '/event' }])).toMatchObject({
      itemListElement: [{ position: 1, item: '/event' }],
    });
    expect(webSiteNode(site, '/search?q={words}')).toMatchObject({
      potentialAction: { target: { urlTemplate: '/search?q={words}' } },
    });
  });
});
