import { everything } from './scope.ts';

/** One screen of the specification's section 2 at an address that the sample content fills. */
export interface Route {
  /** The route as the specification writes it. */
  readonly pattern: string;
  readonly path: string;
  /** Where a visitor without the required choice is redirected. */
  readonly leadsTo?: string;
  /** Whether every run checks it, not only `npm run test:all`. */
  readonly isRepresentative?: true;
}

const EVENT = '/event/pythian-national-games';
const GAME = `${EVENT}/musical-vocal-instrumental-arts/kithara`;
const CATEGORY = '/event-categories/martial-arts-and-traditional-games';

/** All 28 screens, in the specification's order. */
export const ROUTES: readonly Route[] = [
  { pattern: '/', path: '/', isRepresentative: true },
  { pattern: '/home', path: '/home' },
  { pattern: '/event', path: '/event', isRepresentative: true },
  { pattern: '/event/{eventpath}', path: EVENT, isRepresentative: true },
  { pattern: '/event/{eventpath}/{gamecategory}/{gamename}', path: GAME, isRepresentative: true },
  { pattern: '/event/{eventpath}/{gamecategory}/{gamename}/{subgame}', path: `${GAME}/kithara-solo` },
  { pattern: '/login', path: '/login' },
  { pattern: '/signup', path: '/signup', leadsTo: '/chooserole' },
  { pattern: '/chooserole', path: '/chooserole' },
  { pattern: '/history', path: '/history' },
  { pattern: '/vision-and-mission', path: '/vision-and-mission' },
  { pattern: '/imp-notification', path: '/imp-notification' },
  { pattern: '/about-us', path: '/about-us' },
  { pattern: '/modern-{product}', path: '/modern-pythian-games' },
  { pattern: '/aim-and-objectives', path: '/aim-and-objectives' },
  { pattern: '/founders-message', path: '/founders-message' },
  { pattern: '/contact', path: '/contact', isRepresentative: true },
  { pattern: '/our-council', path: '/our-council' },
  { pattern: '/our-council/{slug}', path: '/our-council/dorian-kalleas' },
  { pattern: '/membership', path: '/membership' },
  { pattern: '/event-categories/{event}', path: CATEGORY },
  { pattern: '/event-categories/{event}/{page}', path: `${CATEGORY}/board-games` },
  { pattern: '/news', path: '/news' },
  { pattern: '/news/details', path: '/news/details' },
  { pattern: '/donation', path: '/donation' },
  { pattern: '/medals', path: '/medals' },
  { pattern: '/privacy-and-policy', path: '/privacy-and-policy' },
  { pattern: '/app-privacy-policy', path: '/app-privacy-policy' },
  { pattern: '/app-delete-account-steps', path: '/app-delete-account-steps' },
];

/** Our own screens, besides the specification's. */
export const BESIDE_ROUTES = [
  '/saved',
  '/search',
  '/accessibility',
  '/credits',
  '/outbox',
  '/device',
  '/print',
  '/print/pythian-national-games',
];

/** An address that leads nowhere. */
export const NO_SUCH_PAGE = '/no-such-page';

/** The routes to check now: a few of every kind, all with `npm run test:all`. */
export const routesToCheck = ROUTES.filter((route) => everything || route.isRepresentative);

/** Their addresses, with those of our own screens and the one that leads nowhere. */
export const pathsToCheck = [
  ...routesToCheck.map(({ path }) => path),
  ...(everything ? BESIDE_ROUTES : []),
  NO_SUCH_PAGE,
];
