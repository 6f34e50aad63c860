import * as v from 'valibot';
import { decodeAmpersands, decodeEntities } from '#core/html/decode-entities.ts';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { isRecord, isYes } from './envelope.ts';

/*
 * The tolerant fields all entities are built from. The provider sends null, "", nothing at all, 1 and "1" for the same
 * thing; inside, each has one form.
 */

/** Text to read, trimmed, with its character references decoded; '' when missing. Never markup. */
export const text = v.pipe(v.unknown(), v.transform(asWords), v.description('text'));

/** A text without which the item makes no sense. */
export const requiredText = v.pipe(text, v.nonEmpty('is empty'), v.description('text, required'));

/** A value that is sent back in a later call, or used elsewhere, exactly as spelled: an id, a slug. */
export const exact = v.pipe(v.unknown(), v.transform(asText), v.description('text, kept as given'));

/** Address of a picture, film or file, usually copied out of markup. */
export const source = v.pipe(exact, v.transform(decodeAmpersands), v.description('address of a file'));

export const requiredSource = v.pipe(
  source,
  v.nonEmpty('is empty'),
  v.description('address of a file, required'),
);

/**
 * Address of a link, decoded like `source`. The path of one of our pages is sent back to the API in parts, so it stays
 * as given.
 */
export const link = v.pipe(exact, v.transform(asLink), v.description('address'));

export const requiredLink = v.pipe(link, v.nonEmpty('is empty'), v.description('address, required'));

/** Untrusted markup, sealed; sealed '' when missing. */
export const html = v.pipe(exact, v.transform(asUntrustedHtml), v.description('HTML'));

/** `1`, `"1"` and `true` are yes, everything else is no. */
export const flag = v.pipe(v.unknown(), v.transform(isYes), v.description('flag: 1, "1" or true'));

/** A finite number, or null if there is none. */
export const number = v.pipe(v.unknown(), v.transform(asNumber), v.description('number'));

/** Several plain texts; a single one may come without a list. Empty ones are left out. */
export const texts = v.pipe(
  v.unknown(),
  v.transform((raw) => (Array.isArray(raw) ? raw : [raw]).map(asWords).filter((entry) => entry !== '')),
  v.description('list of texts, or one text'),
);

/** One word of a closed set, in any case; `otherwise` for all others. */
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
 * The list an item exists for. Like `list`, but if it contains or is something else, the whole item does not fit. An
 * error message is not an empty list.
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

/** Whether a list is empty or at least one of its entries is of this kind. */
export function isEmptyOrOf(item: v.GenericSchema, entries: readonly unknown[]): boolean {
  return entries.length === 0 || entries.some((entry) => isOfKind(item, entry));
}

/** The fields where frameworks write what went wrong. */
const ERROR_KEYS = ['error', 'errors', 'message', 'exception'];

/**
 * Whether an entry is of this kind, even with little content: it has one of the kind's keys, no error in its main list,
 * and reports no error. An error message may have an id, too.
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
 * An object whose listed keys are read, each of which may be missing. Unknown keys are dropped: the object is built
 * from scratch, so no key of the answer can reach a prototype. An object without any of the listed keys is something
 * else, usually an error.
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

/** Rejects an item in which all of these keys are empty. */
/* @__NO_SIDE_EFFECTS__ */
export function saysSomething<Item extends object>(...keys: (keyof Item & string)[]) {
  return v.check<Item, string>(
    (item) => keys.some((key) => item[key] !== ''),
    `says nothing in ${keys.join(', ')}`,
  );
}

/*
 * Schemas cannot report that they left an entry out. Reading is synchronous, so what is left out while one item is read
 * can be collected here and handed to the caller.
 */
let leftOut: string[] = [];
/** An answer full of garbage must not flood the log. */
const MOST_PROBLEMS = 20;

/** Keeps the entries that fit, in order; `gatherLeftOut` reports the others. */
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

/** Runs `read` and returns its result with one line for every entry it left out. */
export function gatherLeftOut<Result>(read: () => Result): { result: Result; problems: string[] } {
  leftOut = [];
  const result = read();
  const problems = leftOut;
  leftOut = [];
  return { result, problems };
}

/** Returns the first issue as text for a log. All messages here are our own and quote nothing from the answer. */
export function firstProblem(issues: readonly [v.BaseIssue<unknown>, ...unknown[]]): string {
  const [issue] = issues;
  const where = v.getDotPath(issue);
  return where === null ? issue.message : `"${where}" ${issue.message}`;
}

function asText(raw: unknown): string {
  if (typeof raw === 'string') return raw.trim();
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : '';
}

/** Trims again after decoding: a lone `&nbsp;` says nothing. */
function asWords(raw: unknown): string {
  return decodeEntities(asText(raw)).trim();
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|www\.)/i;

/** Whether an address names another host or scheme; all others are paths of ours. */
export const isElsewhere = (address: string): boolean => ELSEWHERE.test(address);

function asLink(given: string): string {
  if (isElsewhere(given)) return decodeAmpersands(given);
  const query = given.indexOf('?');
  return query === -1 ? given : given.slice(0, query) + decodeAmpersands(given.slice(query));
}

/** Returns a finite number from a number or a numeric text; null for everything else. */
export function asNumber(raw: unknown): number | null {
  const given = asText(raw);
  const value = given === '' ? Number.NaN : Number(given);
  return Number.isFinite(value) ? value : null;
}
