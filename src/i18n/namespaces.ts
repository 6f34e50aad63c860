import type { ParseKeys } from 'i18next';

/** What each file of English texts holds. A key that is in none of them does not compile. */
interface EnglishFiles {
  accessibility: typeof import('./locales/en/accessibility.json');
  age: typeof import('./locales/en/age.json');
  associates: typeof import('./locales/en/associates.json');
  banners: typeof import('./locales/en/banners.json');
  calendar: typeof import('./locales/en/calendar.json');
  carousel: typeof import('./locales/en/carousel.json');
  catalogue: typeof import('./locales/en/catalogue.json');
  categoryGrid: typeof import('./locales/en/categoryGrid.json');
  changes: typeof import('./locales/en/changes.json');
  contact: typeof import('./locales/en/contact.json');
  cookies: typeof import('./locales/en/cookies.json');
  council: typeof import('./locales/en/council.json');
  countdown: typeof import('./locales/en/countdown.json');
  credits: typeof import('./locales/en/credits.json');
  dayWords: typeof import('./locales/en/on-demand/dayWords.json');
  deletion: typeof import('./locales/en/deletion.json');
  desk: typeof import('./locales/en/desk.json');
  device: typeof import('./locales/en/device.json');
  donation: typeof import('./locales/en/donation.json');
  error: typeof import('./locales/en/error.json');
  event: typeof import('./locales/en/event.json');
  eventVideos: typeof import('./locales/en/eventVideos.json');
  events: typeof import('./locales/en/events.json');
  eventsPanel: typeof import('./locales/en/eventsPanel.json');
  filters: typeof import('./locales/en/filters.json');
  frame: typeof import('./locales/en/frame.json');
  friend: typeof import('./locales/en/friend.json');
  game: typeof import('./locales/en/game.json');
  home: typeof import('./locales/en/home.json');
  install: typeof import('./locales/en/install.json');
  kiosk: typeof import('./locales/en/kiosk.json');
  kioskStaff: typeof import('./locales/en/kioskStaff.json');
  language: typeof import('./locales/en/language.json');
  logIn: typeof import('./locales/en/logIn.json');
  medals: typeof import('./locales/en/medals.json');
  media: typeof import('./locales/en/media.json');
  membership: typeof import('./locales/en/membership.json');
  motion: typeof import('./locales/en/motion.json');
  nationMap: typeof import('./locales/en/nationMap.json');
  news: typeof import('./locales/en/news.json');
  notFound: typeof import('./locales/en/notFound.json');
  notices: typeof import('./locales/en/notices.json');
  notification: typeof import('./locales/en/notification.json');
  nowNext: typeof import('./locales/en/nowNext.json');
  outbox: typeof import('./locales/en/outbox.json');
  pack: typeof import('./locales/en/pack.json');
  player: typeof import('./locales/en/player.json');
  policy: typeof import('./locales/en/policy.json');
  popup: typeof import('./locales/en/popup.json');
  previousViewer: typeof import('./locales/en/previousViewer.json');
  print: typeof import('./locales/en/print.json');
  printLink: typeof import('./locales/en/printLink.json');
  saved: typeof import('./locales/en/saved.json');
  schedule: typeof import('./locales/en/schedule.json');
  search: typeof import('./locales/en/search.json');
  share: typeof import('./locales/en/share.json');
  signUp: typeof import('./locales/en/signUp.json');
  star: typeof import('./locales/en/star.json');
  story: typeof import('./locales/en/story.json');
  translate: typeof import('./locales/en/on-demand/translate.json');
  ui: typeof import('./locales/en/ui.json');
  unsaved: typeof import('./locales/en/unsaved.json');
  upcomingGames: typeof import('./locales/en/upcomingGames.json');
  venue: typeof import('./locales/en/venue.json');
  videoGallery: typeof import('./locales/en/videoGallery.json');
  widgets: typeof import('./locales/en/widgets.json');
}

/** i18next's namespaces: the texts of one screen or block each, a JSON file in every language. */
export const NAMESPACES = [
  'accessibility',
  'age',
  'associates',
  'banners',
  'calendar',
  'carousel',
  'catalogue',
  'categoryGrid',
  'changes',
  'contact',
  'cookies',
  'council',
  'countdown',
  'credits',
  'dayWords',
  'deletion',
  'desk',
  'device',
  'donation',
  'error',
  'event',
  'eventVideos',
  'events',
  'eventsPanel',
  'filters',
  'frame',
  'friend',
  'game',
  'home',
  'install',
  'kiosk',
  'kioskStaff',
  'language',
  'logIn',
  'medals',
  'media',
  'membership',
  'motion',
  'nationMap',
  'news',
  'notFound',
  'notices',
  'notification',
  'nowNext',
  'outbox',
  'pack',
  'player',
  'policy',
  'popup',
  'previousViewer',
  'print',
  'printLink',
  'saved',
  'schedule',
  'search',
  'share',
  'signUp',
  'star',
  'story',
  'translate',
  'ui',
  'unsaved',
  'upcomingGames',
  'venue',
  'videoGallery',
  'widgets',
] as const satisfies readonly (keyof EnglishFiles)[];

/** The English texts by namespace. */
export type Resources = Readonly<EnglishFiles>;

/** The whole key of a text: `schedule.title`. */
export type TextKey = ParseKeys;

declare module 'i18next' {
  interface CustomTypeOptions {
    // With one sign for both, `schedule.title` is to the types one key of several levels.
    resources: { translation: Resources };
    returnNull: false;
  }
}
