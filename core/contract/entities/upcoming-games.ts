import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, flag, html, link, mainList, requiredText, source, text } from '../fields.ts';
import { listOf } from '../read-body.ts';

const upcomingGame = v.pipe(
  entity({
    game: requiredText,
    icon: source,
    gamePageUrl: link,
    newtab: flag,
    buttontext: text,
    buttonurl: link,
  }),
  v.transform((raw) => ({
    name: raw.game,
    icon: raw.icon,
    pageUrl: raw.gamePageUrl,
    inNewTab: raw.newtab,
    button: { text: raw.buttontext, url: raw.buttonurl },
  })),
);

const upcomingGamesGroup = v.pipe(
  entity({ htmlcode: html, games: mainList(upcomingGame) }),
  v.transform((raw) => ({ html: raw.htmlcode, games: raw.games })),
);

export type UpcomingGame = v.InferOutput<typeof upcomingGame>;
export type UpcomingGamesGroup = v.InferOutput<typeof upcomingGamesGroup>;

export const upcomingGames = readEndpoint({
  name: 'upcomingGames',
  path: '/api/UpcomingGames',
  values: ['isupcominggames'],
  read: listOf(upcomingGamesGroup),
  keep: KEEP.event,
});
