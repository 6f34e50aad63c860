import * as v from 'valibot';
import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import { readEndpoints } from '#core/contract/endpoints.ts';
import { bodyOf, fullItems } from '#core/contract/testing/full-answers.ts';

/** One field of an answer, and which of several copies of it. */
export interface Place {
  /** `eventDetail.relatedcategories[].games[].description` */
  readonly name: string;
  /** Its type in the contract: `HTML`, `text`, … */
  readonly kind: string;
}

/** What to put into a place; undefined leaves the valid value there. */
export type Fill = (place: Place) => string | undefined;

type CallName = Parameters<typeof bodyOf>[0];
const isCallName = (name: string): name is CallName => name in fullItems;

interface PoisonOptions {
  /** How often the innermost lists repeat their entry. */
  readonly copies?: number;
  /** How many items the answer has. */
  readonly items?: number;
}

/**
 * Returns a complete, valid answer of a call with other values in the fields that `fill` chooses. Fields are found by
 * the contract's own schemas, so that none is forgotten.
 */
export function poisonedBody(
  endpoint: ReadEndpoint,
  fill: Fill,
  { copies = 1, items = 1 }: PoisonOptions = {},
): unknown {
  if (!isCallName(endpoint.name)) throw new Error(`There is no good answer for ${endpoint.name}.`);
  const good: unknown = fullItems[endpoint.name];
  const one = () => poisonedItem(endpoint.read.form.item, good, endpoint.name, fill, copies);
  return bodyOf(endpoint.name, Array.from({ length: items }, one));
}

function poisonedItem(
  schema: v.GenericSchema,
  good: unknown,
  name: string,
  fill: Fill,
  copies: number,
): unknown {
  const fields = Object.entries(fieldsOf(schema)).map(([key, field]): [string, unknown] => {
    const value = isRecord(good) ? good[key] : undefined;
    const inner = v.getMetadata(field).item;
    if (isSchema(inner)) return [key, poisonedList(inner, value, `${name}.${key}[]`, fill, copies)];
    const place = { name: `${name}.${key}`, kind: v.getDescription(field) ?? '' };
    return [key, fill(place) ?? value];
  });
  return Object.fromEntries(fields);
}

function poisonedList(
  entry: v.GenericSchema,
  good: unknown,
  name: string,
  fill: Fill,
  copies: number,
): unknown[] {
  const [first] = Array.isArray(good) ? good : [];
  if (first === undefined) return [];
  const isInnermost = !Object.values(fieldsOf(entry)).some((field) => isSchema(v.getMetadata(field).item));
  return Array.from({ length: isInnermost ? copies : 1 }, () =>
    poisonedItem(entry, first, name, fill, copies),
  );
}

/** Every field of every call that `isWanted` accepts, by name. */
export function placesWhere(isWanted: (place: Place) => boolean): string[] {
  const found = new Set<string>();
  for (const endpoint of readEndpoints) {
    poisonedBody(endpoint, (place) => {
      if (isWanted(place)) found.add(place.name);
      return undefined;
    });
  }
  return [...found];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is v.GenericSchema => isRecord(value) && value.kind === 'schema';

function fieldsOf(schema: v.GenericSchema): Record<string, v.GenericSchema> {
  const { entries } = v.getMetadata(schema);
  if (!isRecord(entries)) return {};
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1])),
  );
}

/** The JSON text of a value in which every object also tries to reach the prototype of all objects. */
export function pollutingJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pollutingJson).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const own = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${pollutingJson(inner)}`);
  const bad = '{"polluted":"yes","isVisible":true}';
  return `{${[`"__proto__":${bad}`, `"constructor":{"prototype":${bad}}`, ...own].join()}}`;
}
