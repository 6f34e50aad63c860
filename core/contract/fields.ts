import * as v from 'valibot';
import { decodeAmpersands, decodeEntities } from './entities.ts';
import { isRecord, isYes } from './envelope.ts';
import { asUntrustedHtml } from './untrusted-html.ts';

/*
 * The tolerant fields every entity is made of. The provider sends null, "", nothing at all,
 * 1 and "1" for the same thing; from here inwards there is one way to say each.
 */

/** Words to read, trimmed, with their entities decoded; '' when missing. Never markup. */
export const text = v.pipe(v.unknown(), v.transform(asWords), v.description('text'));

/** A text without which the item makes no sense. */
export const requiredText = v.pipe(text, v.nonEmpty('is empty'), v.description('text, required'));

/** What goes back to the provider in a later call, or anywhere else, in its own spelling: an id, a slug. */
export const exact = v.pipe(v.unknown(), v.transform(asText), v.description('text, kept as given'));

/** Where a picture, a film or a file is; copied out of markup more often than not. */
export const source = v.pipe(exact, v.transform(decodeAmpersands), v.description('address of a file'));

export const requiredSource = v.pipe(
  source,
  v.nonEmpty('is empty'),
  v.description('address of a file, required'),
);

/** Where a press leads; copied like a source. A path of ours is asked for by its parts, so these stay as given. */
export const link = v.pipe(exact, v.transform(asLink), v.description('address'));

export const requiredLink = v.pipe(link, v.nonEmpty('is empty'), v.description('address, required'));

/** Markup from outside, sealed; sealed '' when missing. */
export const html = v.pipe(exact, v.transform(asUntrustedHtml), v.description('HTML'));

/** `1`, `"1"`, `true` are yes, everything else is no. */
export const flag = v.pipe(v.unknown(), v.transform(isYes), v.description('flag: 1, "1" or true'));

/** A finite number, or null where none can be read. */
export const number = v.pipe(v.unknown(), v.transform(asNumber), v.description('number'));

/** Several plain texts; one alone may come without its list. Empty ones are left out. */
export const texts = v.pipe(
  v.unknown(),
  v.transform((raw) => (Array.isArray(raw) ? raw : [raw]).map(asWords).filter((entry) => entry !== '')),
  v.description('list of texts, or one text'),
);

/** One word of a closed set, in any case; `otherwise` for every other. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Word extends string, const Otherwise extends string>(
  words: readonly Word[],
  otherwise: Otherwise,
) {
  return v.pipe(
    text,
    v.transform((raw): Word | Otherwise => words.find((word) => word === raw.toLowerCase()) ?? otherwise),
    v.description(`${words.map((word) => `"${word}"`).join(', ')}, else "${otherwise}"`),
  );
}

/** A list inside an item: null, "" and missing are empty; entries that do not fit are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Output>(item: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.unknown(),
    v.transform((raw) => readEntries(Array.isArray(raw) ? raw : [], item)),
    v.metadata({ item }),
  );
}

/**
 * The list that an item is all about: as `list`, but where something else stands in it, or in its place, the item does
 * not fit either. A message of an error is not an empty list.
 */
/* @__NO_SIDE_EFFECTS__ */
export function mainList<Output>(item: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.unknown(),
    v.check((raw) => (Array.isArray(raw) ? isEmptyOrOf(item, raw) : !isFilled(raw)), 'holds something else'),
    v.transform((raw) => readEntries(Array.isArray(raw) ? raw : [], item)),
    v.metadata({ item, isMain: true }),
  );
}

/** Whether a list is empty, or one of its entries at least is of this kind. */
export function isEmptyOrOf(item: v.GenericSchema, entries: readonly unknown[]): boolean {
  return entries.length === 0 || entries.some((entry) => isOfKind(item, entry));
}

/** Where frameworks write what went wrong. */
const ERROR_KEYS = ['error', 'errors', 'message', 'exception'];

/**
 * Whether an entry is of this kind at all, however little it says: it has one of its keys, no error in its main list, and
 * speaks of none, as the message of an error does that has an id.
 */
function isOfKind(item: v.GenericSchema, entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const entries = v.getMetadata(item).entries as v.ObjectEntries;
  const given = Object.entries(entries).filter(([key]) => Object.hasOwn(entry, key));
  const isError = ([key, field]: [string, v.GenericSchema]) =>
    v.getMetadata(field).isMain === true && !v.is(field, entry[key]);
  const speaksOfError = () =>
    ERROR_KEYS.some((key) => !Object.hasOwn(entries, key) && isFilled(entry[key])) && !v.is(item, entry);
  return given.length > 0 && !given.some(isError) && !speaksOfError();
}

const isFilled = (raw: unknown) => (isRecord(raw) ? Object.keys(raw).length > 0 : asText(raw) !== '');

/**
 * An object whose listed keys are read, each tolerant of being missing, and whose unknown keys are
 * dropped: objects are built anew, so no key of the answer can reach a prototype. One without any of the listed keys is
 * something else: an error, most often.
 */
/* @__NO_SIDE_EFFECTS__ */
export function entity<const Entries extends v.ObjectEntries>(entries: Entries) {
  const tolerant = Object.fromEntries(
    Object.entries(entries).map(([key, schema]) => [key, v.optional(schema as v.GenericSchema, null)]),
  );
  return v.pipe(
    v.custom<Record<string, unknown>>(isRecord, 'is not an object'),
    v.check(
      (raw) => Object.keys(entries).some((key) => Object.hasOwn(raw, key)),
      'has none of the expected keys',
    ),
    v.object(tolerant as unknown as Entries),
    v.metadata({ entries }),
  );
}

/** Refuses an item in which none of these keys says anything. */
/* @__NO_SIDE_EFFECTS__ */
export function saysSomething<Item extends object>(...keys: (keyof Item & string)[]) {
  return v.check<Item, string>(
    (item) => keys.some((key) => item[key] !== ''),
    `says nothing in ${keys.join(', ')}`,
  );
}

/*
 * Schemas cannot tell anybody that they left an entry out. Reading never pauses, so what was left
 * out while one item is read can be gathered here and handed to whoever reads it.
 */
let leftOut: string[] = [];
/** An answer of nothing but rubbish must not fill the log as well. */
const MOST_PROBLEMS = 20;

/** Keeps the entries that fit, in their order; `gatherLeftOut` tells about the others. */
export function readEntries<Output>(
  entries: readonly unknown[],
  item: v.GenericSchema<unknown, Output>,
): Output[] {
  return entries.flatMap((entry, index) => {
    const result = v.safeParse(item, entry);
    if (result.success) return [result.output];
    if (leftOut.length < MOST_PROBLEMS)
      leftOut.push(`entry ${index} left out: ${firstProblem(result.issues)}`);
    return [];
  });
}

/** Runs `read` and gives its result together with a line for every entry left out meanwhile. */
export function gatherLeftOut<Result>(read: () => Result): { result: Result; problems: string[] } {
  leftOut = [];
  const result = read();
  const problems = leftOut;
  leftOut = [];
  return { result, problems };
}

/** The first issue in words for a log. All messages here are our own: none quotes the answer. */
export function firstProblem(issues: readonly [v.BaseIssue<unknown>, ...unknown[]]): string {
  const [issue] = issues;
  const where = v.getDotPath(issue);
  return where === null ? issue.message : `"${where}" ${issue.message}`;
}

function asText(raw: unknown): string {
  if (typeof raw === 'string') return raw.trim();
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : '';
}

/** Trimmed once more: a lone `&nbsp;` says nothing. */
function asWords(raw: unknown): string {
  return decodeEntities(asText(raw)).trim();
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|www\.)/i;

function asLink(given: string): string {
  if (ELSEWHERE.test(given)) return decodeAmpersands(given);
  const query = given.indexOf('?');
  return query === -1 ? given : given.slice(0, query) + decodeAmpersands(given.slice(query));
}

/** A finite number from a number or a text that is one; null for everything else. */
export function asNumber(raw: unknown): number | null {
  const given = asText(raw);
  const value = given === '' ? Number.NaN : Number(given);
  return Number.isFinite(value) ? value : null;
}
