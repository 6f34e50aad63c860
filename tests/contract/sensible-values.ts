import type { RequestValues } from '#core/contract/endpoint.ts';

const eventPaths = [
  'pythian-national-games',
  'youth-pythian-games',
  'para-pythian-games',
  'delphi-gathering',
  'पाइथियन-लोक-उत्सव',
  'pythian-games-athens',
  'first-national-pythian-games',
  'new-year-concert',
  'river-festival',
  'monsoon-festival',
  'torch-relay',
  'countdown-zero',
  'edge-schedule',
  'empty-schedule',
  'unknown-event',
];
const pages = [
  'home',
  'Home',
  'about-us',
  'contact',
  'membership',
  'event/youth-pythian-games',
  'event/pythian-national-games',
];
const each = (name: string, values: readonly string[]) => values.map((value) => ({ [name]: value }));

/** Values the site sends, by the name of the call; calls without values are made once. */
export const sensibleValues: Readonly<Record<string, readonly RequestValues[]>> = {
  popup: [
    ...pages.map((pagename) => ({ pagename, eventid: '1' })),
    { pagename: 'event/youth-pythian-games', eventid: '102' },
  ],
  associates: [
    { 'page-url': 'home', 'event-id': '1' },
    { 'page-url': 'event/pythian-national-games', 'event-id': '11' },
  ],
  banners: each('pagename', pages),
  loginButtons: each('slug', ['home', 'event', 'membership', 'app-delete-account-steps']),
  upcomingGames: [{ isupcominggames: '1' }],
  eventList: each('eventtype', ['upcoming', 'previous']),
  gameDetail: [
    { eventurl: 'pythian-national-games', gameurl: 'kithara' },
    { eventurl: 'pythian-national-games', gameurl: 'wrestling' },
    { eventurl: 'pythian-national-games', gameurl: 'greek-theatre' },
    { eventurl: 'पाइथियन-लोक-उत्सव', gameurl: 'ढोल-और-ताल' },
    { eventurl: 'pythian-national-games', gameurl: 'empty-game' },
  ],
  subGameDetail: [
    { eventurl: 'pythian-national-games', subgameurl: 'kithara-solo' },
    { eventurl: 'pythian-national-games', subgameurl: 'hymn-to-apollo' },
    { eventurl: 'pythian-national-games', subgameurl: 'empty-subgame' },
  ],
  council: [
    { pagename: 'our-council', slug: '' },
    { pagename: 'our-council', slug: 'ilara-venn' },
    { pagename: 'our-council', slug: 'anaya-vrikshan' },
  ],
  socialWidget: each('title', ['Facebook', 'Instagram']),
  contactCards: [{ pageurl: 'contact' }],
  eventDetail: each('eventurl', eventPaths),
  schedule: each('pagename', eventPaths),
  countdown: eventPaths.map((pagename) => ({ pagename, eventid: '101' })),
  linkedNews: [
    ...['201', '202', '204', '205', '206'].map((eventid) => ({ eventtype: 'previous', eventid })),
    ...['101', '106', '102'].map((eventid) => ({ eventtype: 'upcoming', eventid })),
  ],
  videos: each('videotype', ['Our Historicals', 'Memorable Events']),
  notification: ['Home', 'about-us', 'contact'].map((pagename) => ({ pagename, eventid: '1' })),
  membership: each('is-international', ['0', '1']),
};
