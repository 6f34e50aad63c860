import { appLinks } from './app-links.ts';
import { associates } from './associate.ts';
import { banners } from './banner.ts';
import { contactCards } from './contact-card.ts';
import { contactMessage } from './contact-message.ts';
import { council } from './council.ts';
import { countdown } from './countdown.ts';
import type { CommandEndpoint, ReadEndpoint } from './endpoint.ts';
import { eventDetail } from './event-detail.ts';
import { eventList } from './event-list.ts';
import { gameDetail } from './game-detail.ts';
import { linkedNews } from './linked-news.ts';
import { loginButtons } from './login-buttons.ts';
import { membership } from './membership.ts';
import { menu } from './menu.ts';
import { news } from './news.ts';
import { notification } from './notification.ts';
import { popup } from './popup.ts';
import { schedule } from './schedule.ts';
import { socialWidget } from './social-widget.ts';
import { subGameDetail } from './sub-game-detail.ts';
import { trackVisit } from './tracking.ts';
import { upcomingGames } from './upcoming-games.ts';
import { videos } from './videos.ts';

/*
 * The whole table, for those who need every call: worker, server, offline pack, documents, tests.
 * A page imports the one file of its entity instead, so that it loads nothing else.
 */

/** The calls that ask, in the order of section 7. */
export const readEndpoints: readonly ReadEndpoint[] = [
  popup,
  associates,
  banners,
  loginButtons,
  upcomingGames,
  eventList,
  gameDetail,
  subGameDetail,
  news,
  council,
  socialWidget,
  appLinks,
  menu,
  contactCards,
  eventDetail,
  schedule,
  countdown,
  linkedNews,
  videos,
  notification,
  membership,
];

/** The calls that must reach the server anew each time. */
export const commandEndpoints: readonly CommandEndpoint<never>[] = [trackVisit, contactMessage];

/** The reading call behind a request, by method and path below the API's base; case counts. */
export function findReadEndpoint(method: string, pathname: string): ReadEndpoint | undefined {
  return readEndpoints.find((endpoint) => endpoint.method === method && endpoint.path === pathname);
}

/** The reading call of this name, as pages call it in their messages to the worker. */
export function readEndpointNamed(name: string): ReadEndpoint | undefined {
  return readEndpoints.find((endpoint) => endpoint.name === name);
}
