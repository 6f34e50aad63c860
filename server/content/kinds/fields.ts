import * as v from 'valibot';
import { readCalendarDate } from '#core/contract/calendar-date.ts';
import type { FieldType } from '#core/desk/content.ts';

/*
 * The fields that content is made of. Every message ends a sentence that begins with the name of the field. A field that
 * may be left out has an empty value of its own, so that content stored before a field existed can still be read.
 */

const LONGEST_TEXT = 1_000;
const LONGEST_MARKUP = 200_000;
const MOST_ENTRIES = 500;
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/;
/** The schemes that an address may have. */
const SAFE_SCHEME = /^(?:https?:|mailto:|tel:|(?![a-z][a-z0-9+.-]*:))/i;
/** With one, no address can be written. */
const HALF_CHARACTER = /\p{Surrogate}/u;
const GAP = /[\s\p{Cc}]/u;
const COORDINATES = /^-?\d{1,2}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?$/;

const DAY = 'a day like 2027-05-21';
const DAY_AND_TIME = 'a day and time like 2027-05-21T18:00';

/** Describes a field for forms (`describe-kind.ts`). Only fields that carry a description can be described. */
const described = <Input>(type: FieldType) => v.metadata<Input, { readonly type: FieldType }>({ type });
/** For a field that can only be empty: no form offers it. */
export const notOffered = v.metadata<unknown[], { readonly isOffered: false }>({ isOffered: false });

const whole = v.check(
  (written: string) => !HALF_CHARACTER.test(written),
  'contains a broken character; write it again',
);

const given = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.maxLength(LONGEST_TEXT, `must have at most ${LONGEST_TEXT} characters`),
  whole,
);
const givenText = v.pipe(given, described('text'));

/** Text to read, never markup; '' when left out. */
export const text = v.optional(givenText, '');
export const requiredText = v.pipe(givenText, v.nonEmpty('must not be empty'));
/** For a text that has another value, not '', when it is left out. */
export const textIfGiven = v.optional(givenText);

/** Markup; the site cleans it before it is shown. */
export const html = v.optional(
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(LONGEST_MARKUP, `must have at most ${LONGEST_MARKUP} characters`),
    whole,
    described('html'),
  ),
  '',
);

const safeAddress = v.pipe(
  given,
  v.check((address) => !GAP.test(address), 'must not contain spaces; write %20 instead'),
  v.check(
    (address) => SAFE_SCHEME.test(address),
    'must begin with https://, http://, mailto: or tel:, or be a path like /news',
  ),
);
const givenAddress = v.pipe(safeAddress, described('address'));
const givenPicture = v.pipe(safeAddress, described('picture'));

/** Address of a page; '' when left out. */
export const address = v.optional(givenAddress, '');
export const requiredAddress = v.pipe(givenAddress, v.nonEmpty('must not be empty'));

/** Address of a picture, in some fields also of a film or file; forms offer to upload a picture. '' when left out. */
export const picture = v.optional(givenPicture, '');
export const requiredPicture = v.pipe(givenPicture, v.nonEmpty('must not be empty'));
export const pictureIfGiven = v.optional(givenPicture);

/** A part of the address of a page, in any script. */
const PATH_PART = /^[^\s/?#%\\]+$/u;
/** The site asks for composed letters, however they were typed. */
const composed = v.normalize('NFC');
const PATH_PART_RULE = 'must be part of a link: no spaces, no / ? # % \\';
export const requiredPathPart = v.pipe(givenText, v.regex(PATH_PART, PATH_PART_RULE), composed);
export const pathPart = v.optional(
  v.pipe(
    givenText,
    v.check((part) => part === '' || PATH_PART.test(part), PATH_PART_RULE),
    composed,
  ),
  '',
);

export const flag = v.optional(v.boolean('must be true or false'), false);

const isLocal = (local: string) => {
  const [, day] = LOCAL.exec(local) ?? [];
  return day !== undefined && readCalendarDate(day) !== null;
};
const localRule = `must be ${DAY} or ${DAY_AND_TIME}`;
/** A day, or a day with a time, as clocks at the event show it; '' when it is not known yet. */
export const dayOrTime = v.optional(
  v.pipe(
    given,
    v.check((local) => local === '' || isLocal(local), localRule),
    described('day-or-time'),
  ),
  '',
);
export const requiredDayOrTime = v.pipe(given, v.check(isLocal, localRule), described('day-or-time'));

const isTime = (local: string) => isLocal(local) && local.includes('T');
/** A time as clocks at the event show it. */
export const requiredTime = v.pipe(given, v.check(isTime, `must be ${DAY_AND_TIME}`), described('time'));
export const time = v.optional(
  v.pipe(
    given,
    v.check((local) => local === '' || isTime(local), `must be ${DAY_AND_TIME}, or empty`),
    described('time'),
  ),
  '',
);

/** Latitude and longitude in one text, or ''. */
export const coordinates = v.optional(
  v.pipe(
    given,
    v.check((both) => both === '' || isOnEarth(both), 'must be latitude, longitude like 37.97,23.72'),
    described('coordinates'),
  ),
  '',
);

function isOnEarth(both: string): boolean {
  const [latitude = 0, longitude = 0] = both.split(',').map(Number);
  return COORDINATES.test(both) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

const WHOLE_PERCENT = 'must be a whole number from 0 to 100';
/** Whole percent, or null where nothing is given. */
export const percent = v.optional(
  v.nullable(
    v.pipe(
      v.number(WHOLE_PERCENT),
      v.integer(WHOLE_PERCENT),
      v.minValue(0, WHOLE_PERCENT),
      v.maxValue(100, WHOLE_PERCENT),
      described('percent'),
    ),
  ),
  null,
);

/** A whole number within limits. */
export function wholeNumber(least: number, most: number, unit: string) {
  const rule = `must be a whole number of ${unit} from ${least} to ${most}`;
  return v.pipe(
    v.number(rule),
    v.integer(rule),
    v.minValue(least, rule),
    v.maxValue(most, rule),
    described('number'),
  );
}

const givenReference = v.pipe(given, described('reference'));
/** The id of an item of another kind; `Kind.references` says which. */
export const reference = v.pipe(givenReference, v.nonEmpty('must not be empty'));
export const optionalReference = v.optional(givenReference, '');

/** One word of a closed set. */
export function oneOf<const Word extends string>(...words: readonly [Word, ...Word[]]) {
  return v.picklist(words, `must be ${words.map((word) => `"${word}"`).join(' or ')}`);
}

/** Several values, [] when left out. */
export function list<Schema extends v.GenericSchema>(item: Schema) {
  return v.optional(
    v.pipe(
      v.array(item, 'must be a list'),
      v.maxLength(MOST_ENTRIES, `must have at most ${MOST_ENTRIES} entries`),
    ),
    [],
  );
}

/** An object with exactly these fields; a misspelled one is a mistake and not left out silently. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) => {
    if (expected === 'never') return 'isn’t a field that exists here';
    return expected === 'Object' ? 'must be an object' : 'must not be left out';
  });
}

/** A part of an item that may be left out; its fields then have their empty values. */
export function part<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.optional(fields(entries), {} as never);
}

/** A button's label and address; without a label there is none. */
const buttonEntries = { text, url: address };
export const button = part(buttonEntries);
export const buttonIfGiven = v.optional(fields(buttonEntries));

/** Refuses an item in which all of these fields are empty. */
export function saysSomething<Item extends object>(...keys: (keyof Item & string)[]) {
  return v.check<Item, string>(
    (item) => keys.some((key) => item[key] !== ''),
    `needs a value in ${keys.map((key) => `"${key}"`).join(' or ')}`,
  );
}
