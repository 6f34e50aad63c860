import type * as v from 'valibot';
import { countdown, event, galleryItem, scheduleEntry } from './events.ts';
import { appLink, associate, contactCard, loginButtons, menuGroup, socialWidget } from './frame.ts';
import { game, subGame, upcomingGames } from './games.ts';
import type { Kind } from './kind.ts';
import {
  banner,
  councilGroup,
  councilMember,
  membershipPlan,
  news,
  notification,
  popup,
  video,
} from './pages.ts';

/**
 * All content of the site, by the names that files and the database use: released ones stay. An item may only refer to
 * a kind above it.
 */
export const KINDS = {
  event,
  scheduleEntry,
  countdown,
  galleryItem,
  game,
  subGame,
  upcomingGames,
  news,
  banner,
  popup,
  notification,
  councilGroup,
  councilMember,
  membershipPlan,
  video,
  menuGroup,
  loginButtons,
  appLink,
  contactCard,
  associate,
  socialWidget,
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

/** What an item of a kind says. */
export type BodyOf<Name extends KindName> = v.InferOutput<(typeof KINDS)[Name]['schema']>;

export const isKindName = (name: unknown): name is KindName => KIND_NAMES.some((known) => known === name);
/** The rules of a kind, without the type of its bodies. */
export const rulesOf = (name: KindName): Kind => KINDS[name];
