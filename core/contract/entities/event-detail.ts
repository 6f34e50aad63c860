import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, exact, html, link, list, requiredText, saysSomething, source, text } from '../fields.ts';
import { firstOf } from '../read-body.ts';

const relatedGame = v.pipe(
  entity({
    game: requiredText,
    icon: source,
    description: html,
    gamePageUrl: link,
    buttontext: text,
    buttonurl: link,
  }),
  v.transform((raw) => ({
    name: raw.game,
    icon: raw.icon,
    description: raw.description,
    pageUrl: raw.gamePageUrl,
    button: { text: raw.buttontext, url: raw.buttonurl },
  })),
);

const relatedCategory = v.pipe(
  entity({ category: text, games: list(relatedGame) }),
  v.transform((raw) => ({ name: raw.category, games: raw.games })),
);

/** An event with all its details. Dates stay texts here because their formats differ (reading Q-10). */
const event = v.pipe(
  entity({
    eventid: exact,
    eventname: text,
    imageurl: source,
    rsimageurl: source,
    address: text,
    location: text,
    eventstartdate: text,
    eventenddate: text,
    regstartdate: text,
    regenddate: text,
    lpeventenddate: html,
    buttontext: text,
    buttonurl: link,
    html,
    introduction1: html,
    introduction2: html,
    relatedcategories: list(relatedCategory),
  }),
  saysSomething('eventid', 'eventname'),
  v.transform((raw) => ({
    id: raw.eventid,
    name: raw.eventname,
    image: raw.imageurl,
    /** For small screens; if empty, all screens use the same picture (reading Q-13). */
    smallImage: raw.rsimageurl,
    address: raw.address,
    location: raw.location,
    startDate: raw.eventstartdate,
    endDate: raw.eventenddate,
    registrationStartDate: raw.regstartdate,
    registrationEndDate: raw.regenddate,
    /** Markup shown next to the dates (reading Q-13). */
    datesNote: raw.lpeventenddate,
    button: { text: raw.buttontext, url: raw.buttonurl },
    html: raw.html,
    introduction1: raw.introduction1,
    introduction2: raw.introduction2,
    relatedCategories: raw.relatedcategories,
  })),
);

export type RelatedGame = v.InferOutput<typeof relatedGame>;
export type RelatedCategory = v.InferOutput<typeof relatedCategory>;
export type EventDetail = v.InferOutput<typeof event>;

export const eventDetail = readEndpoint({
  name: 'eventDetail',
  path: '/api/eventdetail',
  values: ['eventurl'],
  read: firstOf(event),
  keep: KEEP.event,
});
