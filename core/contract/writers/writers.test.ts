import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decodeAmpersands, decodeEntities } from '#core/html/decode-entities.ts';
import type { ReadEndpoint } from '../endpoint.ts';
import { readEndpoints } from '../endpoints.ts';
import { appLinks } from '../entities/app-links.ts';
import { associates } from '../entities/associate.ts';
import { banners } from '../entities/banner.ts';
import { contactCards } from '../entities/contact-card.ts';
import { council } from '../entities/council.ts';
import { countdown } from '../entities/countdown.ts';
import { eventDetail } from '../entities/event-detail.ts';
import { eventList } from '../entities/event-list.ts';
import { gameDetail } from '../entities/game-detail.ts';
import { linkedNews } from '../entities/linked-news.ts';
import { loginButtons } from '../entities/login-buttons.ts';
import { membership } from '../entities/membership.ts';
import { menu } from '../entities/menu.ts';
import { news } from '../entities/news.ts';
import { notification } from '../entities/notification.ts';
import { popup } from '../entities/popup.ts';
import { schedule } from '../entities/schedule.ts';
import { socialWidget } from '../entities/social-widget.ts';
import { subGameDetail } from '../entities/sub-game-detail.ts';
import { upcomingGames } from '../entities/upcoming-games.ts';
import { videos } from '../entities/videos.ts';
import { RefusedError } from '../envelope.ts';
import { link, source, text } from '../fields.ts';
import { bodyOf, fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import type { Unsealed } from './unsealed.ts';
import { wireLink, wireSource, wireText } from './wire-fields.ts';
import { wireTime } from './wire-times.ts';
import { writeEventDetail, writeEventList, writeLinkedNews } from './write-events.ts';
import {
  writeAppLinks,
  writeAssociates,
  writeContactCards,
  writeLoginButtons,
  writeMenu,
  writeSocialWidget,
} from './write-frame.ts';
import { writeGameDetail, writeSubGameDetail, writeUpcomingGames } from './write-games.ts';
import {
  writeBanners,
  writeCouncil,
  writeMembership,
  writeNews,
  writeNotification,
  writePopup,
  writeVideos,
} from './write-pages.ts';
import { writeCountdown, writeSchedule } from './write-schedule.ts';

/** A call and how its answer is written. */
const pair = <Answer>(
  endpoint: ReadEndpoint<Answer, string>,
  write: (answer: Unsealed<Answer>) => unknown,
) => ({
  name: endpoint.name as keyof typeof fullItems,
  endpoint: endpoint as ReadEndpoint,
  write: write as (answer: unknown) => unknown,
});

const pairs = [
  pair(popup, writePopup),
  pair(associates, writeAssociates),
  pair(banners, writeBanners),
  pair(loginButtons, writeLoginButtons),
  pair(upcomingGames, writeUpcomingGames),
  pair(eventList, writeEventList),
  pair(gameDetail, writeGameDetail),
  pair(subGameDetail, writeSubGameDetail),
  pair(news, writeNews),
  pair(council, writeCouncil),
  pair(socialWidget, writeSocialWidget),
  pair(appLinks, writeAppLinks),
  pair(menu, writeMenu),
  pair(contactCards, writeContactCards),
  pair(eventDetail, writeEventDetail),
  pair(schedule, writeSchedule),
  pair(countdown, writeCountdown),
  pair(linkedNews, writeLinkedNews),
  pair(videos, writeVideos),
  pair(notification, writeNotification),
  pair(membership, writeMembership),
];

/** The same item with a text after every text, as far as the call lets it stay. */
const withTail = (value: unknown, tail: string): unknown => {
  if (typeof value === 'string') return `${value}${tail}`;
  if (Array.isArray(value)) return value.map((one) => withTail(one, tail));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTail(one, tail)]));
};

describe('what is written for a call', () => {
  it('CONTENT-10 is there for every reading call', () => {
    expect(pairs.map(({ endpoint }) => endpoint)).toEqual(readEndpoints);
  });

  it.each(pairs)('CONTENT-10 $name reads as what was written, through JSON', ({ name, endpoint, write }) => {
    const { answer } = readNoting(endpoint, bodyOf(name, [fullItems[name]]));
    const sent: unknown = JSON.parse(JSON.stringify(write(answer)));
    expect(readNoting(endpoint, sent)).toEqual({ answer, notes: [] });
  });

  it.each(pairs)(
    'CONTENT-10 $name keeps two items and what looks like a character reference',
    ({ name, endpoint, write }) => {
      const item = withTail(fullItems[name], ' &amp;amp; &#60; "&lt;b&gt;" & Co');
      const { answer } = readNoting(endpoint, bodyOf(name, [item, fullItems[name]]));
      expect(JSON.stringify(answer)).toContain('Co');
      expect(readNoting(endpoint, write(answer)).answer).toEqual(answer);
    },
  );

  it.each(pairs)('CONTENT-10 $name says nothing where there is nothing', ({ name, endpoint, write }) => {
    const { answer } = readNoting(endpoint, bodyOf(name, []));
    expect(readNoting(endpoint, write(answer))).toEqual({ answer, notes: [] });
  });

  it('CONTENT-12 a partner nobody knows is refused, as the provider does', () => {
    expect(() => readNoting(council, writeCouncil(null))).toThrow(RefusedError);
  });
});

describe('what is written for a field', () => {
  it('CONTENT-10 any text, file or link is read as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (word, more) => {
        for (const given of [
          `${word}&amp;${more}`,
          `${word}&${more}`,
          `/a?b=${word}&amp;c`,
          `https://a.example/&amp;${more}`,
        ]) {
          const plain = given.trim();
          expect(v.parse(text, wireText(decodeEntities(plain).trim()))).toBe(decodeEntities(plain).trim());
          expect(v.parse(source, wireSource(plain))).toBe(plain);
          expect(v.parse(link, wireLink(plain))).toBe(plain);
        }
      }),
    );
  });

  it('nothing is encoded that need not be', () => {
    expect(wireText('Strings & Skins')).toBe('Strings & Skins');
    expect(wireLink('/news?a=1&b=2')).toBe('/news?a=1&b=2');
    expect(decodeAmpersands(wireSource('/a&amp;b'))).toBe('/a&amp;b');
  });

  it.each([
    ['2027-05-21', '21-05-2027'],
    ['2027-05-21T18:00', '21/05/2027 18:00:00'],
    ['2027-05-21T18:00:30', '21/05/2027 18:00:30'],
    ['', ''],
  ])('CONTENT-10 the local time "%s" is "%s" on the wire', (local, wire) => {
    expect(wireTime(local)).toBe(wire);
  });
});
