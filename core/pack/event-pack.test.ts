import { describe, expect, it } from 'vitest';
import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { sampleBody } from '../../tests/support/unit/sample-body.ts';
import { basePack } from './base-pack.ts';
import { eventPack } from './event-pack.ts';
import {
  type PictureRules,
  type StoredAnswers,
  type Wanted,
  type WantedAnswer,
  wantedList,
} from './wanted.ts';

const rules: PictureRules = {
  picture: (source) => (source === '' ? null : `media:${source}`),
  eventImage: (source) => (source === '' ? null : `event:${source}`),
  isSmall: false,
};

/** Fetches until nothing is missing and counts the rounds of planning. */
function fetchAll(plan: (held: StoredAnswers) => Wanted) {
  const answers = new Map<string, unknown>();
  let calls: readonly WantedAnswer[] = [];
  const held: StoredAnswers = <Answer>(endpoint: ReadEndpoint<Answer>, values: object) => {
    const call = calls.find(
      (known) => known.endpoint === endpoint && JSON.stringify(known.values) === JSON.stringify(values),
    );
    return call && (answers.get(call.key) as Answer | undefined);
  };
  for (let rounds = 1; ; rounds += 1) {
    const wanted = plan(held);
    calls = wanted.answers;
    const missing = wanted.answers.filter(({ key }) => !answers.has(key));
    if (missing.length === 0) return { ...wanted, rounds };
    for (const call of missing) {
      const { endpoint, values } = call;
      answers.set(
        call.key,
        endpoint.read(JSON.parse(sampleBody(endpoint.name, values)), () => undefined),
      );
    }
  }
}

const keysOf = ({ answers }: Wanted) => answers.map(({ key }) => key);
const EVENT = 'pythian-national-games';

describe('the pack of an event', () => {
  it('begins with what the address alone provides', () => {
    const { answers, pictures } = eventPack(EVENT, () => undefined, rules);
    expect(answers.map(({ endpoint }) => endpoint.name)).toEqual([
      'eventDetail',
      'schedule',
      'associates',
      'banners',
    ]);
    expect(pictures).toEqual([]);
  });

  it('contains every game and sub-game, however its address is written, and the news', () => {
    const whole = fetchAll((held) => eventPack(EVENT, held, rules));
    const keys = keysOf(whole);
    expect(keys).toContain(`GET /api/EventDetailForGames|eventurl=${EVENT}&gameurl=kithara`);
    expect(keys).toContain(`GET /api/EventDetailForSubGames|eventurl=${EVENT}&subgameurl=kithara-duet`);
    expect(keys).toContain('GET /api/EventsLinkedNews|eventid=101&eventtype=upcoming');
    expect(keys).toContain(`GET /api/Countdown|eventid=101&pagename=${EVENT}`);
    expect(keys.filter((key) => key.includes('EventDetailForGames')).length).toBe(7);
    expect(new Set(keys).size).toBe(keys.length);
    expect(whole.rounds).toBeLessThanOrEqual(5);
  });

  it('requests the gallery of an event that is over', () => {
    const keys = keysOf(fetchAll((held) => eventPack('first-national-pythian-games', held, rules)));
    expect(keys.filter((key) => key.includes('EventsLinkedNews'))).toEqual([
      expect.stringContaining('eventtype=previous'),
    ]);
  });

  it('contains only the pictures this screen needs', () => {
    const pictures = (isSmall: boolean) =>
      fetchAll((held) => eventPack(EVENT, held, { ...rules, isSmall })).pictures;
    const [large, small] = [pictures(false), pictures(true)];
    const hero = (of: readonly string[]) => of.filter((address) => address.startsWith('event:'));
    expect(hero(large)).toEqual([expect.stringMatching(/national\.webp$/)]);
    expect(hero(small)).toEqual([expect.stringMatching(/national-small\.webp$/)]);
    expect(large.length).toBeGreaterThan(10);
  });
});

it('a pack lists once what several of its pages request', () => {
  const list = wantedList(() => undefined);
  for (const pagename of ['a', 'b', ' a ']) list.ask(schedule, { pagename });
  list.show('p', 'q', 'p');
  expect(keysOf(list.wanted())).toEqual(['a', 'b'].map((name) => `GET /api/GameSchedule|pagename=${name}`));
  expect(list.wanted().pictures).toEqual(['p', 'q']);
});

describe('the base pack', () => {
  it('contains both lists, the next events with their schedules, news, council, membership, contact, menus and the notification', () => {
    const names = fetchAll((held) => basePack(held, rules)).answers.map(({ endpoint }) => endpoint.name);
    const count = (name: string) => names.filter((other) => other === name).length;
    expect(count('eventList')).toBe(2);
    expect(count('membership')).toBe(2);
    expect(count('eventDetail')).toBeGreaterThan(3);
    expect(count('schedule')).toBe(count('eventDetail'));
    for (const name of ['menu', 'news', 'notification', 'council', 'contactCards', 'appLinks'])
      expect(count(name)).toBe(1);
  });

  it('contains the ten events with the earliest dates, in any date format', () => {
    const days = [
      '',
      ...Array.from({ length: 9 }, (_, index) => `2032-01-${index + 10}`),
      '10.12.2031',
      '9/12/2031',
      '25-3-2031',
    ];
    const events = days.map((startdate) => ({
      eventname: 'Games',
      startdate,
      readmoreurl: startdate || 'undated',
    }));
    const upcoming = eventList.read(events, () => undefined);
    const held = ((endpoint: ReadEndpoint, { eventtype }: { eventtype?: string }) =>
      endpoint === eventList && eventtype === 'upcoming' ? upcoming : undefined) as StoredAnswers;
    const asked = basePack(held, rules).answers.filter(({ endpoint }) => endpoint.name === 'schedule');
    const paths = asked.map(({ values }) => (values as { pagename?: string }).pagename);
    expect(paths).toEqual(['25-3-2031', '9/12/2031', '10.12.2031', ...days.slice(1, 8)]);
  });
});
