import { describe, expect, it } from 'vitest';
import { commandEndpoints, readEndpoints } from '#core/contract/endpoints.ts';
import { associates } from '#core/contract/entities/associate.ts';
import { banners } from '#core/contract/entities/banner.ts';
import { council } from '#core/contract/entities/council.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { membership } from '#core/contract/entities/membership.ts';
import { menu } from '#core/contract/entities/menu.ts';
import { news } from '#core/contract/entities/news.ts';
import { socialWidget } from '#core/contract/entities/social-widget.ts';
import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import { RefusedError, ShapeError } from '#core/contract/envelope.ts';
import { ScenarioSwitch } from '../../server/api/scenario.ts';
import { readByContract, serverForThisTest } from './sample-server.ts';
import { sensibleValues } from './sensible-values.ts';

const UNASKED_DELAY_MS = 3_000;
const firstValues = (name: string) => sensibleValues[name]?.[0] ?? {};

describe('scenarios', () => {
  it('failing answers every call with 500', async () => {
    const server = await serverForThisTest({ scenario: 'failing' });
    for (const endpoint of readEndpoints) {
      expect((await server.read(endpoint, firstValues(endpoint.name))).status, endpoint.name).toBe(500);
    }
    for (const { path } of commandEndpoints) {
      const response = await server.ask(path, {
        method: 'POST',
        headers: { 'access-token': 'k', 'content-type': 'application/json' },
        body: '{}',
      });
      expect(response.status, path).toBe(500);
    }
  });

  it('empty answers every call with nothing, and the contract reads it without complaint', async () => {
    const server = await serverForThisTest({ scenario: 'empty' });
    for (const endpoint of readEndpoints) {
      const body: unknown = await (await server.read(endpoint, firstValues(endpoint.name))).json();
      const { answer, notes } = readByContract(endpoint, body);
      expect(notes, endpoint.name).toEqual([]);
      const isNothing = answer === null || (Array.isArray(answer) && answer.length === 0);
      expect(isNothing || endpoint.name === 'linkedNews', endpoint.name).toBe(true);
      if (endpoint.name === 'linkedNews') expect(answer).toEqual({ headingText: '', items: [] });
    }
  });

  it('statuszero reports failure next to the data, and the contract obeys', async () => {
    const server = await serverForThisTest({ scenario: 'statuszero' });
    for (const endpoint of readEndpoints) {
      const body: unknown = await (await server.read(endpoint, firstValues(endpoint.name))).json();
      expect(body, endpoint.name).toMatchObject({ status: 0 });
      expect(() => readByContract(endpoint, body), endpoint.name).toThrow(RefusedError);
    }
    expect(await (await server.read(council, { slug: '' })).json()).toMatchObject({
      data: expect.any(Array),
    });
  });

  it('malformed answers with a page, truncated JSON, null and a wrong type; the contract accepts none of them', async () => {
    const server = await serverForThisTest({ scenario: 'malformed' });
    const kinds = new Set<string>();
    for (const endpoint of readEndpoints) {
      const response = await server.read(endpoint, firstValues(endpoint.name));
      expect(response.status).toBe(200);
      const text = await response.text();
      kinds.add(text);
      const read = () => readByContract(endpoint, JSON.parse(text));
      expect(read, endpoint.name).toThrow(
        text.startsWith('<') || text.endsWith('o') ? SyntaxError : ShapeError,
      );
    }
    expect(kinds.size).toBe(4);
  });

  it('slow answers after the requested delay', async () => {
    const server = await serverForThisTest();
    await server.put('/__scenario', { name: 'slow', delayMs: 300 });
    const before = performance.now();
    expect((await server.read(menu)).status).toBe(200);
    const took = performance.now() - before;
    expect(took).toBeGreaterThanOrEqual(290);
    expect(took).toBeLessThan(UNASKED_DELAY_MS);
  });

  it('slow takes three seconds if no delay is given', () => {
    expect(new ScenarioSwitch('slow').delayMsFor(menu.path)).toBe(UNASKED_DELAY_MS);
    expect(new ScenarioSwitch('default').delayMsFor(menu.path)).toBe(0);
  });

  it('hanging accepts and never answers', async () => {
    const server = await serverForThisTest({ scenario: 'hanging' });
    const signal = AbortSignal.timeout(300);
    await expect(server.ask(menu.path, { headers: { 'access-token': 'k' }, signal })).rejects.toThrow(
      'timeout',
    );
  });

  it('can be limited to some calls and switched back', async () => {
    const server = await serverForThisTest();
    await server.put('/__scenario', { name: 'failing', only: [eventList.path] });
    expect((await server.read(eventList, { eventtype: 'upcoming' })).status).toBe(500);
    expect((await server.read(menu)).status).toBe(200);
    await server.put('/__scenario', { name: 'default' });
    expect((await server.read(eventList, { eventtype: 'upcoming' })).status).toBe(200);
  });

  it('edge has what a healthy site never shows', async () => {
    const server = await serverForThisTest({ scenario: 'edge' });
    const bodyOf = async (endpoint: Parameters<typeof server.read>[0], values = {}) =>
      (await server.read(endpoint, values)).json() as Promise<unknown>;
    const { answer: upcoming, notes } = readByContract(
      eventList,
      await bodyOf(eventList, { eventtype: 'upcoming' }),
    );
    expect(upcoming.map((event) => event.readMorePath)).toContain('unknown-event');
    expect(notes).toHaveLength(1);
    expect(readByContract(membership, await bodyOf(membership, { 'is-international': '1' })).answer).toEqual(
      [],
    );
    const games = readByContract(upcomingGames, await bodyOf(upcomingGames, { isupcominggames: '1' })).answer;
    expect(games.flatMap((group) => group.games)).toHaveLength(3);
    expect(await bodyOf(socialWidget, { title: 'Facebook' })).toMatchObject({ widgets: [{ widget: '' }] });
    expect(await bodyOf(socialWidget, { title: 'Instagram' })).toMatchObject({
      widgets: [{ widget: '' }, { widget: expect.stringContaining('<ul>') }],
    });
    const textOf = async (...asked: Parameters<typeof bodyOf>) => JSON.stringify(await bodyOf(...asked));
    const GONE = 'https://media.example.org/gone.jpg';
    expect(await textOf(eventList, { eventtype: 'previous' })).toContain('Picture that went missing');
    expect(await textOf(news)).toContain('Markup that must not run');
    expect(await textOf(banners, { pagename: 'home' })).toContain(GONE);
    expect(await textOf(linkedNews, { eventtype: 'previous', eventid: '201' })).toContain(GONE);
    expect(await textOf(associates, { 'page-url': 'home' })).toContain('no-such-logo');
  });

  it('an unknown scenario is refused with a message', async () => {
    const server = await serverForThisTest();
    const response = await server.put('/__scenario', { name: 'sunny' });
    expect(response.status).toBe(400);
    expect((await response.json()) as unknown).toMatchObject({
      message: expect.stringContaining('statuszero'),
    });
  });
});
