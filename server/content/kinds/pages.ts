import * as v from 'valibot';
import {
  address,
  button,
  fields,
  flag,
  html,
  oneOf,
  optionalReference,
  part,
  pathPart,
  percent,
  picture,
  reference,
  requiredAddress,
  requiredText,
  saysSomething,
  text,
  wholeNumber,
} from './fields.ts';
import { kind } from './kind.ts';

const SLIDE_MS = 5_000;

/**
 * Where something is shown: on a page, named by its path without the leading slash (`home` for the front page), or on
 * the page of an event.
 */
const place = { page: text, event: optionalReference };
interface Placed {
  readonly page: string;
  readonly event: string;
}
const isPlaced = <Item extends Placed>() =>
  v.check<Item, string>(
    ({ page, event }) => (page === '') !== (event === ''),
    'must name either a "page" or an "event"',
  );
const placed = { titles: ['heading', 'page'], references: { event: 'event' } };
/** A page only shows its first popup or notification, so the newest one comes first. */
const placedAlone = { ...placed, isLatestFirst: true };

const position = part({ isCustom: flag, left: percent, top: percent });

/** A banner at the top of a page. */
export const banner = kind(
  'banner',
  'banners',
  v.pipe(
    fields({
      ...place,
      /** Address of the picture, or of the embed. */
      url: picture,
      imageType: v.optional(oneOf('image', 'youtube'), 'image'),
      isAutoplay: flag,
      slideMs: v.optional(wholeNumber(500, 600_000, 'milliseconds'), SLIDE_MS),
      alt: text,
      heading: html,
      button: part({ isVisible: flag, text, url: address, inNewTab: flag }),
      /** Position of the text box in percent of the banner, if it is custom. */
      desktop: position,
      mobile: position,
    }),
    isPlaced(),
    saysSomething('url', 'heading'),
  ),
  placed,
);

/** The popup that can cover a page. */
export const popup = kind(
  'popup',
  'popups',
  v.pipe(
    fields({
      ...place,
      isVisible: flag,
      isOneTime: flag,
      heading: html,
      /** Markup or a plain address. */
      image: html,
      description: html,
      button,
    }),
    isPlaced(),
  ),
  placedAlone,
);

/** The important notification of a page. */
export const notification = kind(
  'notification',
  'notifications',
  v.pipe(
    fields({ ...place, heading: html, description: html }),
    isPlaced(),
    saysSomething('heading', 'description'),
  ),
  placedAlone,
);

/** An article, latest first. */
export const news = kind(
  'article',
  'articles',
  v.pipe(
    fields({
      title: text,
      description: html,
      file: picture,
      /** Followers of this event are notified of the article; '' if it concerns no particular event. */
      event: optionalReference,
    }),
    saysSomething('title', 'description', 'file'),
  ),
  { titles: ['title'], references: { event: 'event' }, isLatestFirst: true },
);

export const councilGroup = kind('council group', 'council groups', fields({ title: text }), {
  titles: ['title'],
});

export const councilMember = kind(
  'council member',
  'council members',
  v.pipe(
    fields({
      group: reference,
      /** The last part of the address of the member's page; '' if there is none. */
      path: pathPart,
      image: picture,
      firstName: text,
      lastName: text,
      designation: text,
      country: text,
      description: html,
    }),
    saysSomething('firstName', 'lastName'),
  ),
  { titles: ['lastName', 'firstName'], references: { group: 'councilGroup' }, unique: [['path']] },
);

/** A plan of membership. The amount is as visitors read it: "500/-", "1,20,000". */
export const membershipPlan = kind(
  'membership plan',
  'membership plans',
  fields({
    region: oneOf('india', 'international'),
    title: requiredText,
    amount: text,
    currencySign: text,
    description: html,
    button,
  }),
  { titles: ['title'] },
);

/** A film of the front page. */
export const video = kind(
  'video',
  'videos',
  fields({
    list: oneOf('historical', 'memorable'),
    heading: text,
    thumbnail: picture,
    link: requiredAddress,
  }),
  { titles: ['heading'] },
);
