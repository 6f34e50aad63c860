const EVENT = '/event/pythian-national-games';
const GAME = `${EVENT}/musical-vocal-instrumental-arts/kithara`;
const CATEGORY = '/event-categories/martial-arts-and-traditional-games';

/** One address of every template, as the sample content fills it. */
export const TEMPLATES = [
  '/',
  '/event',
  EVENT,
  '/event/first-national-pythian-games',
  GAME,
  `${GAME}/kithara-solo`,
  '/news',
  '/news/details',
  '/our-council',
  '/our-council/dorian-kalleas',
  '/membership',
  '/medals',
  '/donation',
  CATEGORY,
  `${CATEGORY}/board-games`,
  '/contact',
  '/history',
  '/search',
  '/kiosk',
];

/** These ask search engines to leave them out (`noindex`), so Lighthouse's check that they may be found is left out. */
export const HIDDEN = new Set(['/search', '/kiosk']);
