import {
  address,
  button,
  fields,
  flag,
  html,
  list,
  part,
  pathPart,
  picture,
  reference,
  requiredPathPart,
  requiredText,
  text,
} from './fields.ts';
import { kind } from './kind.ts';

const pageEntries = {
  image: picture,
  description: html,
  html,
  button,
  /** The button that opens the text about registration: its label and that text. */
  registration: part({ label: text, html }),
};

/** A game of one event: its card on the event's page, and its own page. */
export const game = kind(
  'game',
  'games',
  fields({
    event: reference,
    name: requiredText,
    /** The last part of the address of its page; '' if it has none. */
    path: pathPart,
    /** The part of that address before it. */
    categoryPath: pathPart,
    /** The heading that its card stands under on the event's page; '' if it has no card there. */
    category: text,
    icon: picture,
    /** Where its card leads; '' means to its page. */
    pageUrl: address,
    card: part({ description: html, button }),
    ...pageEntries,
  }),
  { titles: ['name'], references: { event: 'event' }, unique: [['event', 'path']] },
);

/** A part of a game with its own card on the game's page, and its own page. */
export const subGame = kind(
  'sub-game',
  'sub-games',
  fields({
    game: reference,
    name: requiredText,
    path: requiredPathPart,
    icon: picture,
    /** Where its card leads; '' means to its page. */
    pageUrl: address,
    card: part({ description: html, button, readMoreText: text }),
    ...pageEntries,
  }),
  { titles: ['name'], references: { game: 'game' } },
);

/** A group of games on the front page. */
export const upcomingGames = kind(
  'group of upcoming games',
  'groups of upcoming games',
  fields({
    html,
    games: list(fields({ name: requiredText, icon: picture, pageUrl: address, inNewTab: flag, button })),
  }),
  { titles: ['html'] },
);
