import type { Locator, Page } from '@playwright/test';
import type { ReadEndpoint } from '#core/contract/endpoint.ts';
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
import { loginButtons } from '#core/contract/entities/login-buttons.ts';
import { membership } from '#core/contract/entities/membership.ts';
import { menu } from '#core/contract/entities/menu.ts';
import { news } from '#core/contract/entities/news.ts';
import { popup } from '#core/contract/entities/popup.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { socialWidget } from '#core/contract/entities/social-widget.ts';
import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import { videos } from '#core/contract/entities/videos.ts';

export const EVENT = '/event/pythian-national-games';
/** One reading call of a page; `with` tells apart those that share an address. */
export interface Call {
  readonly endpoint: Pick<ReadEndpoint, 'name' | 'path'>;
  readonly with?: readonly [name: string, value: string];
}

const upcoming: Call = { endpoint: eventList, with: ['eventtype', 'upcoming'] };
const previous: Call = { endpoint: eventList, with: ['eventtype', 'previous'] };
const founderDesk: Call = { endpoint: socialWidget, with: ['title', 'Facebook'] };
const instagram: Call = { endpoint: socialWidget, with: ['title', 'Instagram'] };
export const frameCalls: readonly Call[] = [
  { endpoint: menu },
  { endpoint: loginButtons },
  { endpoint: appLinks },
  { endpoint: popup },
];

/** A part of a page that is independent of the others. */
export interface Area {
  readonly what: string;
  readonly find: (page: Page) => Locator;
  /** The endpoints it needs; if all of them are missing, it is not rendered. */
  readonly needs: readonly string[];
}

export interface Screen {
  readonly path: string;
  readonly calls: readonly Call[];
  readonly areas: readonly Area[];
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { name });
const region = (name: string) => (page: Page) => page.getByRole('region', { name });

export const frame: readonly Area[] = [
  { what: 'the heading', find: (page) => page.getByRole('heading', { level: 1 }), needs: [] },
  {
    what: 'the ways to log in and sign up',
    // Some pages call it by another name.
    find: (page) => page.getByRole('banner').getByRole('link', { name: /sign up|become a member/i }),
    needs: [],
  },
  { what: 'the menu', find: (page) => page.getByRole('navigation', { name: 'Main' }), needs: [menu.name] },
  { what: 'the quick links', find: (page) => page.getByRole('navigation', { name: 'Explore' }), needs: [] },
  {
    what: 'the app links',
    find: (page) => page.getByRole('contentinfo').getByRole('heading', { name: 'Get the app' }),
    needs: [appLinks.name],
  },
];

export const screens: readonly Screen[] = [
  {
    path: '/',
    calls: [
      ...frameCalls,
      upcoming,
      { endpoint: countdown },
      { endpoint: schedule },
      { endpoint: news },
      { endpoint: banners },
      { endpoint: upcomingGames },
      { endpoint: videos },
      { endpoint: associates },
      previous,
      { endpoint: linkedNews },
      founderDesk,
      instagram,
    ],
    areas: [
      { what: 'about the movement', find: heading('A revival, not a re-enactment'), needs: [] },
      { what: 'the next event', find: region('Next event'), needs: ['upcoming'] },
      { what: 'the banners', find: region('Highlights'), needs: [banners.name] },
      { what: 'the games to come', find: region('Upcoming games'), needs: [upcomingGames.name] },
      { what: 'the films', find: region('Video gallery'), needs: [] },
      { what: 'the events to come', find: region('Upcoming events'), needs: ['upcoming'] },
      { what: 'the eight arts', find: region('Eight arts to enter'), needs: [] },
      { what: 'the associates', find: region('Associates'), needs: [associates.name] },
      { what: 'the nations', find: heading('Twenty-one nations'), needs: [] },
      { what: 'the events that have been', find: region('Previous events'), needs: ['previous'] },
      { what: 'the news', find: region('News'), needs: [news.name] },
      { what: 'the founder’s desk', find: region('From the founder’s desk'), needs: ['Facebook'] },
      { what: 'the pictures', find: region('Pictures of the festival'), needs: ['Instagram'] },
    ],
  },
  {
    path: '/event',
    calls: [upcoming, previous],
    areas: [
      { what: 'upcoming events', find: region('Upcoming events'), needs: ['upcoming'] },
      { what: 'previous events', find: region('Previous events'), needs: ['previous'] },
    ],
  },
  {
    path: EVENT,
    calls: [
      { endpoint: eventDetail },
      { endpoint: schedule },
      { endpoint: countdown },
      { endpoint: banners },
      { endpoint: associates },
    ],
    areas: [
      { what: 'the banners', find: region('Highlights'), needs: [banners.name, eventDetail.name] },
      { what: 'the facts', find: heading('About this event'), needs: [eventDetail.name] },
      { what: 'the games', find: heading('Games at this event'), needs: [eventDetail.name] },
      { what: 'the schedule', find: region('Games schedule'), needs: [schedule.name] },
      {
        what: 'the countdown',
        find: (page) => page.getByRole('timer'),
        needs: [countdown.name, eventDetail.name],
      },
      { what: 'the associates', find: region('Associates'), needs: [associates.name] },
    ],
  },
  {
    path: `${EVENT}/musical-vocal-instrumental-arts/kithara`,
    calls: [{ endpoint: gameDetail }, { endpoint: eventDetail }, { endpoint: schedule }],
    areas: [
      { what: 'its times', find: region('Times'), needs: [gameDetail.name, schedule.name] },
      { what: 'the sub-games', find: region('Sub-games'), needs: [gameDetail.name] },
    ],
  },
  {
    path: '/news',
    calls: [{ endpoint: news }, founderDesk, instagram],
    areas: [
      { what: 'the news', find: region('Latest News'), needs: [news.name] },
      { what: 'the founder’s desk', find: region('From the founder’s desk'), needs: ['Facebook'] },
      { what: 'the pictures', find: region('Pictures of the festival'), needs: ['Instagram'] },
    ],
  },
  {
    path: '/contact',
    calls: [{ endpoint: contactCards }],
    areas: [
      { what: 'the form', find: (page) => page.getByRole('textbox', { name: 'Message' }), needs: [] },
      {
        what: 'the cards',
        find: (page) => page.getByRole('main').getByRole('link', { name: /@/ }),
        needs: [contactCards.name],
      },
    ],
  },
  {
    path: '/our-council',
    calls: [{ endpoint: council }],
    areas: [{ what: 'the partners', find: region('Partners'), needs: [council.name] }],
  },
  {
    path: '/our-council/dorian-kalleas',
    calls: [{ endpoint: council }],
    areas: [
      {
        what: 'the portrait',
        find: (page) => page.getByRole('img', { name: 'Portrait of Dorian Kalleas' }),
        needs: [council.name],
      },
    ],
  },
  {
    path: '/membership',
    calls: [{ endpoint: membership }],
    areas: [
      { what: 'the choice', find: (page) => page.getByRole('radio', { name: 'India' }), needs: [] },
      { what: 'the plans', find: heading('Artist or Player'), needs: [membership.name] },
    ],
  },
];
