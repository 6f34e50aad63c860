import { settings } from '#core/settings.ts';
import { entryPath } from '#core/site-paths.ts';

const segment = encodeURIComponent;

/** The only field of the search screen. */
export const SEARCH_FIELD_ID = 'search-field';

/** Every address of the site, defined once. Arguments are plain text, never already encoded. */
export const paths = {
  home: () => '/',
  events: () => '/event',
  event: (eventPath: string) => `/event/${segment(eventPath)}`,
  schedule: (eventPath: string) => `/event/${segment(eventPath)}#schedule`,
  /** The schedule as a file for programs (docs/open-data.md). Not a page of the application. */
  scheduleFile: (eventPath: string) => `/schedule/${segment(eventPath)}.json`,
  /** The list of those files that the build has written. */
  scheduleFiles: () => '/schedules.json',
  /** Opens the schedule at an entry; the id is that of `core/schedule/entry-id.ts`. */
  entry: entryPath,
  /** Opens the schedule with the entries of one game, named as the schedule names it. */
  gameTimes: (eventPath: string, game: string) =>
    `/event/${segment(eventPath)}?game=${segment(game)}#schedule`,
  game: (eventPath: string, category: string, game: string) =>
    `/event/${segment(eventPath)}/${segment(category)}/${segment(game)}`,
  subGame: (eventPath: string, category: string, game: string, subGame: string) =>
    `/event/${segment(eventPath)}/${segment(category)}/${segment(game)}/${segment(subGame)}`,
  login: () => '/login',
  signup: () => '/signup',
  chooseRole: () => '/chooserole',
  history: () => '/history',
  visionAndMission: () => '/vision-and-mission',
  notification: (pageName?: string, eventId?: string) => {
    if (pageName === undefined) return '/imp-notification';
    const event = eventId === undefined ? '' : `&event=${segment(eventId)}`;
    return `/imp-notification?page=${segment(pageName)}${event}`;
  },
  about: () => '/about-us',
  modern: () => `/modern-${settings.productSlug}`,
  aims: () => '/aim-and-objectives',
  foundersMessage: () => '/founders-message',
  contact: () => '/contact',
  council: () => '/our-council',
  partner: (slug: string) => `/our-council/${segment(slug)}`,
  membership: () => '/membership',
  category: (key: string) => `/event-categories/${segment(key)}`,
  categoryPage: (key: string, page: string) => `/event-categories/${segment(key)}/${segment(page)}`,
  news: () => '/news',
  article: (articleKey?: string) =>
    articleKey === undefined ? '/news/details' : `/news/details?article=${segment(articleKey)}`,
  donation: () => '/donation',
  medals: () => '/medals',
  privacy: () => '/privacy-and-policy',
  appPrivacy: () => '/app-privacy-policy',
  deleteAccount: () => '/app-delete-account-steps',
  accessibility: () => '/accessibility',
  credits: () => '/credits',
  /** Not a page of the application: needs a full page load. */
  reset: () => '/reset',
  outbox: () => '/outbox',
  device: () => '/device',
  saved: () => '/saved',
  /** The sheets of an event on paper, or without one the plan of all saved sessions. */
  print: (eventPath?: string) => (eventPath === undefined ? '/print' : `/print/${segment(eventPath)}`),
  search: (words?: string) => (words === undefined ? '/search' : `/search?q=${segment(words)}`),
  /** With the field focused. */
  searchField: () => `/search#${SEARCH_FIELD_ID}`,
} as const;

/** The separate enrolment site; addresses from the server take precedence over these (LOGIN-02). */
export const enrolment = settings.enrolment;
