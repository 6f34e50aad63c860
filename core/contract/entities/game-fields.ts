import * as v from 'valibot';
import { entity, html, link, list, requiredText, source, text } from '../fields.ts';

const subGame = v.pipe(
  entity({
    subgame: requiredText,
    icon: source,
    description: html,
    buttontext: text,
    buttonurl: link,
    readmoretext: text,
    subGamePageUrl: link,
  }),
  v.transform((raw) => ({
    name: raw.subgame,
    icon: raw.icon,
    description: raw.description,
    button: { text: raw.buttontext, url: raw.buttonurl },
    readMoreText: raw.readmoretext,
    pageUrl: raw.subGamePageUrl,
  })),
);

/** The fields a game and a sub-game share. */
export const gameEntries = {
  gamename: text,
  icon: source,
  description: html,
  htmlcode: html,
  imageurl: source,
  eventname: text,
  buttontext: text,
  buttonurl: link,
  buttonregister: text,
  buttonregistertext: html,
  subgames: list(subGame),
} as const;

type RawGame = { readonly [Key in keyof typeof gameEntries]: v.InferOutput<(typeof gameEntries)[Key]> };

export type SubGame = v.InferOutput<typeof subGame>;

/** What the game page and the sub-game page both show. */
export interface GameFacts {
  readonly name: string;
  readonly icon: string;
  readonly description: RawGame['description'];
  readonly html: RawGame['htmlcode'];
  readonly image: string;
  readonly eventName: string;
  readonly button: { readonly text: string; readonly url: string };
  /** The button that opens the registration text: its label and that text. */
  readonly registration: { readonly label: string; readonly html: RawGame['buttonregistertext'] };
  readonly subGames: readonly SubGame[];
}

/** Maps the shared fields to our names, with the name of the game or sub-game. */
export function gameFacts(raw: RawGame, name: string): GameFacts {
  return {
    name,
    icon: raw.icon,
    description: raw.description,
    html: raw.htmlcode,
    image: raw.imageurl,
    eventName: raw.eventname,
    button: { text: raw.buttontext, url: raw.buttonurl },
    registration: { label: raw.buttonregister, html: raw.buttonregistertext },
    subGames: raw.subgames,
  };
}
