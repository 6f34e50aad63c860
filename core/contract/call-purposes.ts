/**
 * One sentence on the purpose of each call, by its name, for the API document. Kept apart from the calls because those
 * ship to every visitor.
 */
export const CALL_PURPOSES: Readonly<Record<string, string>> = {
  appLinks: 'Download links of the mobile app; inactive ones are not shown.',
  associates: 'Logos of the associates, for home and for event pages.',
  banners: 'The banners of a page, in the order they slide.',
  contactCards: 'Ways to reach the office; the type of a card decides what its texts link to.',
  contactMessage: 'Sends a contact message; status 1 means that it was accepted.',
  council:
    'The council in groups; with a slug, only the partner of that name. Members without a group are put into one without a title.',
  countdown: 'What an event counts down to; an empty answer or an empty date means no countdown.',
  eventDetail: 'One event, identified by the last segment of its path.',
  eventList: 'The upcoming or the previous events.',
  gameDetail: 'One game of an event; without an answer the page shows its generic view.',
  linkedNews:
    'Pictures and films of a previous event, or the news videos of an upcoming one; `headingText` belongs to the list as a whole.',
  loginButtons: 'Texts and addresses of the Login and Sign up buttons of the header.',
  membership: 'The membership plans for India (0) or international (1).',
  menu: 'The navigation: groups by key, each with entries that may be nested.',
  news: 'The news, latest first. A POST without a body and without a content type.',
  notification: 'The important notification of a page; the first item is used.',
  pageMetadata:
    'Title, description and keywords of each static page by its path; "default" serves all others.',
  popup: 'The popup of a page; the first item counts, even when it is not visible.',
  schedule: 'The entries of every game of an event.',
  socialWidget:
    'The Facebook or the Instagram widget; the first item counts, empty markup hides its section.',
  subGameDetail: 'One sub-game of an event; without an answer the page shows its generic view.',
  trackVisit: 'Reports a visit; the answer is the text to append to registration links, or nothing.',
  upcomingGames: 'Groups of upcoming games for the carousel of the home page.',
  videos: 'The films of one tab of the video gallery.',
};
