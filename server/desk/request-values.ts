import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DeskError } from './desk-error.ts';

/** Returns a part of the address. */
export function partOf({ params }: FastifyRequest, name: string): string {
  return (params as Readonly<Record<string, string>>)[name] ?? '';
}

/** Returns a value after the question mark; null if it is left out. */
export function queryText({ query }: FastifyRequest, name: string): string | null {
  const value = (query as Readonly<Record<string, string | string[]>>)[name];
  if (Array.isArray(value)) throw malformed(`"${name}" is given more than once.`);
  return value ?? null;
}

/** Returns a whole number after the question mark. */
export function queryNumber(
  request: FastifyRequest,
  name: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number | null {
  const text = queryText(request, name);
  if (text === null) return null;
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw malformed(
    most === Number.MAX_SAFE_INTEGER
      ? `"${name}" must be a whole number of at least ${least}.`
      : `"${name}" must be a whole number from ${least} to ${most}.`,
  );
}

/** Returns one of some words after the question mark. */
export function queryWord<Word extends string>(
  request: FastifyRequest,
  name: string,
  words: readonly Word[],
): Word | null {
  const text = queryText(request, name);
  if (text === null) return null;
  const word = words.find((known) => known === text);
  if (word === undefined)
    throw malformed(`"${name}" must be ${words.map((known) => `"${known}"`).join(' or ')}.`);
  return word;
}

/** Whether this is a dry run. */
export const isDryRun = (request: FastifyRequest): boolean =>
  queryWord(request, 'dryRun', ['0', '1']) === '1';

/** Reads the JSON of a request. */
export function bodyIn<Schema extends v.GenericSchema>(
  { body }: FastifyRequest,
  schema: Schema,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const field = v.getDotPath(read.issues[0]);
  throw malformed(
    field === null
      ? 'The body must be a JSON object.'
      : `"${field}" is missing or of another type than expected.`,
  );
}

/** For a request that no screen of the desk makes. */
export const malformed = (message: string): DeskError => new DeskError({ error: 'malformed', message });
/** For what is not there, or not any more. */
export const unknown = (message: string): DeskError => new DeskError({ error: 'unknown', message });
