import * as v from 'valibot';
import {
  address,
  button,
  buttonIfGiven,
  coordinates,
  dayOrTime,
  fields,
  flag,
  html,
  list,
  oneOf,
  part,
  picture,
  pictureIfGiven,
  reference,
  requiredAddress,
  requiredDayOrTime,
  requiredPathPart,
  requiredText,
  requiredTime,
  saysSomething,
  text,
  textIfGiven,
  time,
} from './fields.ts';
import { kind } from './kind.ts';

/** Only what is written with equal exactness can be compared as text: day with day, time with time. */
const isInOrder = (from: string, to: string) =>
  from === '' || to === '' || from.slice(0, 10) <= to.slice(0, 10);

/**
 * An event: what lists say about it, and what its own page adds. On the page, what is left out is as in the list.
 */
export const event = kind(
  'event',
  'events',
  v.pipe(
    fields({
      name: requiredText,
      /** The last part of the address of its page. */
      path: requiredPathPart,
      /** `unlisted`: only who knows the address finds it. */
      list: v.optional(oneOf('upcoming', 'previous', 'unlisted'), 'upcoming'),
      startDate: dayOrTime,
      endDate: dayOrTime,
      heading: html,
      image: picture,
      imageType: v.optional(oneOf('image', 'youtube', 'other'), 'image'),
      landmark: text,
      address: text,
      state: text,
      /** The whole address in one line. */
      combinedAddress: text,
      icons: list(fields({ icon: picture, link: requiredAddress })),
      button,
      /** The address of the button on pages other than the front page; '' if it is the same. */
      restPageUrl: address,
      newsButton: part({ isVisible: flag, text }),
      /** What stands above its pictures and films. */
      galleryHeading: text,
      page: part({
        image: pictureIfGiven,
        /** For small screens; if empty, all screens use the same picture. */
        smallImage: picture,
        address: textIfGiven,
        location: textIfGiven,
        registrationStartDate: dayOrTime,
        registrationEndDate: dayOrTime,
        datesNote: html,
        button: buttonIfGiven,
        introduction1: html,
        introduction2: html,
        html,
        /** The headings of its games in their order, those without games included. */
        gameCategories: list(requiredText),
      }),
    }),
    v.forward(
      v.check(({ startDate, endDate }) => isInOrder(startDate, endDate), 'must not be before the start'),
      ['endDate'],
    ),
  ),
  { titles: ['name'], unique: [['path']] },
);

/** One entry of an event's schedule. Its times are what clocks at the event show. */
export const scheduleEntry = kind(
  'schedule entry',
  'schedule entries',
  v.pipe(
    fields({
      event: reference,
      /** What is played; entries of one game stand together. */
      game: requiredText,
      title: text,
      startsAt: requiredTime,
      /** '' while the end is not known. */
      endsAt: time,
      place: text,
      coordinates,
    }),
    v.forward(
      v.check(({ startsAt, endsAt }) => endsAt === '' || endsAt >= startsAt, 'must not be before the start'),
      ['endsAt'],
    ),
  ),
  { titles: ['title', 'game'], references: { event: 'event' } },
);

/** What an event counts down to. */
export const countdown = kind(
  'countdown',
  'countdowns',
  fields({ event: reference, title: text, date: requiredDayOrTime }),
  { titles: ['title'], references: { event: 'event' }, unique: [['event']] },
);

/** A picture or film of an event. */
export const galleryItem = kind(
  'gallery item',
  'gallery items',
  v.pipe(
    fields({
      event: reference,
      type: v.optional(oneOf('image', 'youtube', 'video', 'other'), 'image'),
      title: text,
      thumbnail: picture,
      /** What the picture shows, for those who do not see it. */
      alt: text,
      /** Address of the picture, embed or film, depending on `type`. */
      url: picture,
      heading: html,
      description: html,
      source: text,
    }),
    saysSomething('thumbnail', 'url', 'heading', 'title'),
  ),
  { titles: ['title', 'heading'], references: { event: 'event' } },
);
