import { beforeAll, describe, expect, it } from 'vitest';
import { readCalendarDate } from '#core/contract/calendar-date.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { council } from '#core/contract/entities/council.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { subGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { RefusedError } from '#core/contract/envelope.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { sampleAnswers } from '../../server/answers/sample-answers.ts';
import { contentAnswers } from '../../server/content/answers/content-answers.ts';
import { checkItem } from '../../server/content/check-item.ts';
import { relationProblems } from '../../server/content/check-relations.ts';
import { Contents } from '../../server/content/contents.ts';
import { inWords } from '../../server/content/problem.ts';
import { sampleContent } from '../../server/content/start/sample-content.ts';
import { sampleSetting } from '../../server/sample/setting.ts';
import { sensibleValues } from './sensible-values.ts';

const PRODUCT = { name: 'Pythian Games', slug: 'pythian-games' };
const ZONE = 'Asia/Kolkata';
/** Late in the evening in UTC the next day has begun at the event. */
const NOW = new Date('2031-05-10T23:45:00Z');
const SETTING = sampleSetting(NOW, NOW, PRODUCT, false);

/** No list contains these: each stands for a state of an API. The sample starts no content with them. */
const NO_CONTENT = ['torch-relay', 'countdown-zero', 'edge-schedule', 'empty-schedule'];
const isContent = (values: RequestValues) =>
  !Object.values(values).some((value) => NO_CONTENT.includes(value ?? ''));

/** The fields that are dates. The sample writes them in several ways on purpose; content has one. */
const DATES = ['startDate', 'endDate', 'registrationStartDate', 'registrationEndDate', 'date', 'from', 'to'];
function withReadDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReadDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      DATES.includes(key) && typeof one === 'string' && one !== ''
        ? readEventMoment(one, ZONE)
        : withReadDates(one),
    ]),
  );
}

let content: Contents;
beforeAll(() => {
  const { drafts } = sampleContent({ product: PRODUCT, timeZone: ZONE, now: NOW });
  const items = drafts.map((draft) => {
    const checked = checkItem(draft);
    if (!checked.isGood) throw new Error(checked.problems.map(inWords).join('\n'));
    return checked.item;
  });
  expect(relationProblems(items).map(inWords)).toEqual([]);
  content = new Contents(items);
});

function read(endpoint: ReadEndpoint, values: RequestValues, from: 'sample' | 'content'): unknown {
  const sent = Object.fromEntries(endpoint.values.map((name) => [name, values[name] ?? '']));
  const of = (found: { readonly endpoint: ReadEndpoint }) => found.endpoint === endpoint;
  const body =
    from === 'sample'
      ? sampleAnswers.find(of)?.body(sent, SETTING)
      : contentAnswers.find(of)?.body(sent, content);
  const notes: string[] = [];
  const answer = endpoint.read(JSON.parse(JSON.stringify(body)), (note) => notes.push(note));
  expect(notes).toEqual([]);
  return answer;
}

/** What content knows and the sample leaves out on purpose: a sub-game's game, and its event where it says little. */
function withNames(endpoint: ReadEndpoint, answer: unknown, other: unknown): unknown {
  if (endpoint !== subGameDetail || answer === null) return answer;
  const { gameName, eventName } = other as { gameName: string; eventName: string };
  return { ...(answer as object), gameName, eventName };
}

describe('content that was started from the sample', () => {
  it('CONTENT-09 answers every reading call', () => {
    const calls = contentAnswers.map(({ endpoint }) => endpoint);
    expect(new Set(calls)).toEqual(new Set(readEndpoints));
    expect(calls).toHaveLength(readEndpoints.length);
  });

  for (const endpoint of readEndpoints) {
    for (const values of (sensibleValues[endpoint.name] ?? [{}]).filter(isContent)) {
      it(`CONTENT-11 ${endpoint.name} ${JSON.stringify(values)} reads as the sample`, () => {
        const [expected, found] = [read(endpoint, values, 'sample'), read(endpoint, values, 'content')];
        expect(withReadDates(found)).toEqual(withReadDates(withNames(endpoint, expected, found)));
      });
    }
  }

  it('CONTENT-11 every page of an event, a game and a sub-game is there, the names of games and events among them', () => {
    for (const { path, id } of content.of('event')) {
      expect(read(eventDetail, { eventurl: path }, 'content')).toMatchObject({ id });
      for (const game of content.of('game').filter(({ event }) => event === id)) {
        for (const part of content.of('subGame').filter((one) => one.game === game.id)) {
          const values = { eventurl: path, subgameurl: part.path };
          expect(read(subGameDetail, values, 'content')).toMatchObject({
            name: part.name,
            gameName: game.name,
          });
        }
      }
    }
    expect(content.of('subGame').length).toBeGreaterThan(10);
  });

  it('CONTENT-11 dates that move in the sample are fixed, as clocks at the event show them', () => {
    const [first] = content.of('scheduleEntry');
    expect(first?.startsAt).toMatch(/^2031-05-1\dT\d\d:00$/);
    expect(content.of('event')[0]).toMatchObject({ startDate: '2031-05-10', endDate: '2031-05-13' });
    expect(readCalendarDate(content.of('countdown')[0]?.date.slice(0, 10) ?? '')).not.toBeNull();
  });
});

describe('what content does not have', () => {
  it('CONTENT-12 is answered as the sample answers what it does not know', () => {
    for (const endpoint of readEndpoints) {
      if (endpoint.values.length === 0 || endpoint === council) continue;
      for (const word of ['unknown', '__proto__', 'constructor', 'event/unknown', '']) {
        const values = Object.fromEntries(endpoint.values.map((name) => [name, word]));
        expect(read(endpoint, values, 'content'), `${endpoint.name} ${word}`).toEqual(
          read(endpoint, values, 'sample'),
        );
      }
    }
    for (const from of ['content', 'sample'] as const)
      expect(() => read(council, { slug: 'unknown' }, from)).toThrow(RefusedError);
  });

  it('CONTENT-12 the paths that fail in the sample are unknown events in content', () => {
    expect(read(eventDetail, { eventurl: 'failing-event' }, 'content')).toBeNull();
    for (const eventurl of NO_CONTENT) expect(read(eventDetail, { eventurl }, 'content')).toBeNull();
  });

  it('CONTENT-12 empty content answers every call with nothing', () => {
    const empty = new Contents([]);
    for (const { endpoint, body } of contentAnswers) {
      for (const values of sensibleValues[endpoint.name] ?? [{}]) {
        if (endpoint === council && values.slug !== '') continue;
        const sent = Object.fromEntries(
          endpoint.values.map((name) => [name, (values as RequestValues)[name] ?? '']),
        );
        const answer = endpoint.read(body(sent, empty), () => undefined);
        expect([[], null, { headingText: '', items: [] }]).toContainEqual(answer);
      }
    }
  });
});
