import { describe, expect, it } from 'vitest';
import { CALL_PURPOSES } from './call-purposes.ts';
import { commandEndpoints, findReadEndpoint, readEndpointNamed, readEndpoints } from './endpoints.ts';

/** Section 7 of the specification, copied by hand. */
const SECTION_7: readonly (readonly [method: string, path: string, values: string])[] = [
  ['GET', '/api/VIPopUp', 'pagename eventid'],
  ['GET', '/api/Associate', 'page-url event-id'],
  ['GET', '/api/banners', 'pagename'],
  ['GET', '/api/LoginSignButton', 'slug'],
  ['GET', '/api/UpcomingGames', 'isupcominggames'],
  ['GET', '/api/events', 'eventtype'],
  ['GET', '/api/EventDetailForGames', 'eventurl gameurl'],
  ['GET', '/api/EventDetailForSubGames', 'eventurl subgameurl'],
  ['POST', '/api/news', ''],
  ['GET', '/api/OurCouncil', 'pagename slug'],
  ['POST', '/api/trackingevent', 'fromurl tourl pagename browseagent ip sessionid apifor eventid'],
  ['GET', '/api/SocialMediaWidget', 'title'],
  ['GET', '/api/AppDownlaodLink', ''],
  ['GET', '/api/Menu', ''],
  ['POST', '/api/cum', 'firstName emailid contactno message sessionid apifor'],
  ['GET', '/api/ContactUs', 'pageurl'],
  ['GET', '/api/eventdetail', 'eventurl'],
  ['GET', '/api/GameSchedule', 'pagename'],
  ['GET', '/api/Countdown', 'pagename eventid'],
  ['GET', '/api/EventsLinkedNews', 'eventtype eventid'],
  ['GET', '/api/videos', 'videotype'],
  ['GET', '/api/ImpNotification', 'pagename eventid'],
  ['GET', '/api/Membership', 'is-international'],
];

describe('the table of calls', () => {
  it('API-04, API-08 to API-29 contains every call of section 7 with its path and values as spelled there', () => {
    const table = [
      ...readEndpoints.map(({ method, path, values }) => [method, path, values.join(' ')]),
      ...commandEndpoints.map(({ method, path, fields }) => [method, path, fields.join(' ')]),
    ];
    const sorted = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' | ')).sort();
    expect(sorted(table)).toEqual(sorted(SECTION_7));
    expect(readEndpoints).toHaveLength(21);
  });

  it('API-05 uses only legal header names for values', () => {
    for (const name of readEndpoints.flatMap(({ values }) => values)) {
      expect(() => new Headers({ [name]: 'x' })).not.toThrow();
    }
  });

  it('gives each call a unique name without the odd spellings', () => {
    const names = [...readEndpoints, ...commandEndpoints].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
  });

  it('gives each call a purpose, a time limit and a retention rule', () => {
    for (const { name, timeLimitMs } of [...readEndpoints, ...commandEndpoints]) {
      expect(CALL_PURPOSES[name]).toMatch(/\.$/);
      expect(timeLimitMs).toBeGreaterThanOrEqual(5_000);
    }
    for (const { keep } of readEndpoints) expect(keep.freshForMs).toBeLessThan(keep.forDays * 86_400_000);
    expect(readEndpoints.filter(({ keep }) => keep.evict === 'never').map(({ name }) => name)).toEqual([
      'schedule',
    ]);
  });

  it('OFFLINE-02 finds a reading call by method and path, but never a command', () => {
    for (const endpoint of readEndpoints)
      expect(findReadEndpoint(endpoint.method, endpoint.path)).toBe(endpoint);
    for (const { method, path } of commandEndpoints) expect(findReadEndpoint(method, path)).toBeUndefined();
    expect(findReadEndpoint('GET', '/api/news')).toBeUndefined();
    expect(findReadEndpoint('POST', '/api/events')).toBeUndefined();
    expect(findReadEndpoint('GET', '/api/menu')).toBeUndefined();
  });

  it('finds a reading call by its name', () => {
    expect(readEndpointNamed('schedule')?.path).toBe('/api/GameSchedule');
    expect(readEndpointNamed('constructor')).toBeUndefined();
  });
});
