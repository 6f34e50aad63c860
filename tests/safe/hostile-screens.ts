import type { Page } from '@playwright/test';
import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import { banners } from '#core/contract/entities/banner.ts';
import { council } from '#core/contract/entities/council.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { membership } from '#core/contract/entities/membership.ts';
import { news } from '#core/contract/entities/news.ts';
import { notification } from '#core/contract/entities/notification.ts';
import { popup } from '#core/contract/entities/popup.ts';
import { socialWidget } from '#core/contract/entities/social-widget.ts';
import { subGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import { hostOfProbe, runs } from './harm.ts';
import { marked } from './hostile-box.ts';
import { poisonedBody } from './poisoned-answers.ts';
import { PROBES } from './probes.ts';

/** A screen that shows HTML fields of an answer as markup. */
export interface Screen {
  readonly name: string;
  readonly endpoint: ReadEndpoint;
  /** Another address for each turn, so that no answer comes from a cache. */
  readonly path: (turn: number) => string;
  /** How often lists in the answer repeat their entry, so that more probes are seen at once. */
  readonly copies: number;
  /** Opens elements that show markup only on request. */
  readonly open?: (page: Page) => Promise<void>;
}

const openRegistration = (page: Page) => page.getByRole('button', { name: 'How to register' }).click();

export const SCREENS: readonly Screen[] = [
  { name: 'event', endpoint: eventDetail, path: (turn) => `/event/probe-${turn}`, copies: 8 },
  {
    name: 'game',
    endpoint: gameDetail,
    path: (turn) => `/event/probe/arts/probe-${turn}`,
    copies: 9,
    open: openRegistration,
  },
  {
    name: 'sub-game',
    endpoint: subGameDetail,
    path: (turn) => `/event/probe/arts/game/probe-${turn}`,
    copies: 9,
    open: openRegistration,
  },
  {
    name: 'notification',
    endpoint: notification,
    path: (turn) => `/imp-notification?page=probe-${turn}`,
    copies: 1,
  },
  { name: 'partner', endpoint: council, path: (turn) => `/our-council/probe-${turn}`, copies: 1 },
];

/** One turn of a screen: what its call answers, and the marks of the boxes that must appear. */
export interface Turn {
  readonly path: string;
  readonly body: unknown;
  readonly marks: readonly string[];
}

/** The probe of this number after its mark, which begins with the number and ends with the field it is in. */
export function markedProbe(number: number, place: string): { mark: string; markup: string } {
  const probe = PROBES[number];
  if (probe === undefined) throw new Error(`There is no probe ${number}.`);
  const mark = `${number} ${probe.id} in ${place}`;
  return { mark, markup: marked(mark, probe.markup(runs(number), hostOfProbe(number))) };
}

/** The turns of a screen. `once`: every probe once, in rotating fields. `everywhere`: every probe in every field. */
export function turnsOf(screen: Screen, spread: 'once' | 'everywhere'): Turn[] {
  const turns: Turn[] = [];
  let next = 0;
  while (spread === 'once' ? next < PROBES.length : turns.length < PROBES.length) {
    let place = 0;
    const marks: string[] = [];
    const path = screen.path(turns.length);
    const fill = ({ name, kind }: { name: string; kind: string }) => {
      // A partner is known by the slug in the address.
      if (name.endsWith('.slug')) return path.split('/').at(-1);
      if (kind !== 'HTML') return undefined;
      const number = (spread === 'once' ? next : turns.length + place) % PROBES.length;
      next += 1;
      place += 1;
      const { mark, markup } = markedProbe(number, name);
      marks.push(mark);
      return markup;
    };
    const body = poisonedBody(screen.endpoint, fill, { copies: screen.copies });
    turns.push({ path, body, marks });
  }
  return turns;
}

/** A news answer with an article for every probe, and the address of each. */
export function poisonedNews(): { body: unknown; articles: { mark: string; path: string }[] } {
  const articles: { mark: string; path: string }[] = [];
  let title = 0;
  const body = poisonedBody(
    news,
    ({ name, kind }) => {
      if (name === 'news.title') return `Probe ${title++}`;
      if (name === 'news.file') return '';
      if (kind !== 'HTML') return undefined;
      const number = articles.length;
      const { mark, markup } = markedProbe(number, name);
      articles.push({ mark, path: `/news/details?article=probe-${number}` });
      return markup;
    },
    { items: PROBES.length },
  );
  return { body, articles };
}

/** A page that shows markup of several calls at once. */
export interface WholePage {
  readonly name: string;
  readonly path: string;
  /** The calls, and how many items of each are shown. */
  readonly calls: readonly (readonly [endpoint: ReadEndpoint, items: number])[];
}

export const WHOLE_PAGES: readonly WholePage[] = [
  {
    name: 'home',
    path: '/',
    calls: [
      [banners, 6],
      [upcomingGames, 4],
      [eventList, 6],
      [linkedNews, 6],
      [socialWidget, 1],
      [popup, 1],
    ],
  },
  { name: 'membership', path: '/membership', calls: [[membership, 30]] },
];

/** One turn of a whole page: what each call answers, by its path, and the marks that must appear. */
export interface PageTurn {
  readonly bodies: Readonly<Record<string, unknown>>;
  readonly marks: readonly string[];
}

/** Turns of a whole page that together cover every probe. */
export function turnsOfPage({ calls }: WholePage): PageTurn[] {
  const turns: PageTurn[] = [];
  for (let next = 0; next < PROBES.length; ) {
    const marks: string[] = [];
    const fill = ({ name, kind }: { name: string; kind: string }) => {
      if (kind !== 'HTML') return undefined;
      const { mark, markup } = markedProbe(next % PROBES.length, name);
      next += 1;
      marks.push(mark);
      return markup;
    };
    const bodies = calls.map(([endpoint, items]) => [endpoint.path, poisonedBody(endpoint, fill, { items })]);
    turns.push({ bodies: Object.fromEntries(bodies), marks });
  }
  return turns;
}
