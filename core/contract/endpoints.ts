import type { CommandEndpoint, ReadEndpoint } from './endpoint.ts';
import { appLinks } from './entities/app-links.ts';
import { associates } from './entities/associate.ts';
import { banners } from './entities/banner.ts';
import { contactCards } from './entities/contact-card.ts';
import { contactMessage } from './entities/contact-message.ts';
import { council } from './entities/council.ts';
import { countdown } from './entities/countdown.ts';
import { eventDetail } from './entities/event-detail.ts';
import { eventList } from './entities/event-list.ts';
import { gameDetail } from './entities/game-detail.ts';
import { linkedNews } from './entities/linked-news.ts';
import { loginButtons } from './entities/login-buttons.ts';
import { membership } from './entities/membership.ts';
import { menu } from './entities/menu.ts';
import { news } from './entities/news.ts';
import { notification } from './entities/notification.ts';
import { popup } from './entities/popup.ts';
import { schedule } from './entities/schedule.ts';
import { socialWidget } from './entities/social-widget.ts';
import { subGameDetail } from './entities/sub-game-detail.ts';
import { trackVisit } from './entities/tracking.ts';
import { upcomingGames } from './entities/upcoming-games.ts';
import { videos } from './entities/videos.ts';

/*
 * The whole table, for code that needs every call: worker, server, offline packs, documents, tests. A page imports only
 * the file of its entity, so that it loads nothing else.
 */

/** The reading calls, in the order of section 7. */
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

/** The calls that must reach the server every time. */
export const commandEndpoints: readonly CommandEndpoint<never>[] = [trackVisit, contactMessage];

/** Finds the reading call for a request by its method and its path below the API's base; case-sensitive. */
export function findReadEndpoint(method: string, pathname: string): ReadEndpoint | undefined {
  return readEndpoints.find((endpoint) => endpoint.method === method && endpoint.path === pathname);
}

/** Finds a reading call by name, as pages name it in messages to the worker. */
export function readEndpointNamed(name: string): ReadEndpoint | undefined {
  return readEndpoints.find((endpoint) => endpoint.name === name);
}
