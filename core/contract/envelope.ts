import { cutText } from '#core/text/cut-text.ts';
/** The body is not an answer of this call, so nothing of it is shown or stored. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

/** The body is an answer, and it says no (`status` other than 1). */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  /** The status HTTP itself should have had, if the provider wraps it in a 200. */
  readonly httpStatus?: number;

  constructor(message: string, httpStatus?: number) {
    super(message);
    if (httpStatus !== undefined) this.httpStatus = httpStatus;
  }
}

/** Names under which the provider wraps a list; the specification does not say which call uses which. */
const WRAPPERS = ['data', 'Details', 'details', 'widgets'] as const;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `1`, `"1"` and `true` mean yes everywhere (reading Q-06). */
export function isYes(value: unknown): boolean {
  return value === 1 || value === true || (typeof value === 'string' && /^(1|true)$/i.test(value.trim()));
}

/**
 * Finds the list of an answer: bare, under one of the known wrappers, or under one inside another (`data` around
 * `widgets`). A wrapper that contains null, nothing or `{}` is an empty list; a wrapper that contains one object is a
 * list of one (reading Q-06).
 *
 * @throws ShapeError if there is neither a list nor a wrapper, or only a message instead of data; RefusedError if the
 *   inner wrapper says no
 */
export function findList(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) throw new ShapeError(`a list was expected, not ${describe(body)}`);
  const outer = wrapperOf(body);
  if (outer === undefined) throw new ShapeError('no list and none of its known wrappers');
  const held = body[outer];
  const inner = isRecord(held) ? wrapperOf(held) : undefined;
  if (inner === undefined || !isRecord(held)) return asList(body, outer);
  refuseFailure(held);
  return asList(held, inner);
}

/** Whether the body is a list or has a wrapper that `findList` reads. */
export function hasWrapper(body: unknown): boolean {
  return Array.isArray(body) || (isRecord(body) && wrapperOf(body) !== undefined);
}

function wrapperOf(body: Record<string, unknown>): string | undefined {
  return WRAPPERS.find((name) => Object.hasOwn(body, name));
}

function asList(body: Record<string, unknown>, wrapper: string): readonly unknown[] {
  const held = body[wrapper];
  if (held === null || held === undefined || held === '') {
    // The message may also come from a failed database, and what is saved is worth more.
    if (saysSo(body.message) && !saysYesSomewhere(body)) throw new ShapeError('a message came, not data');
    return [];
  }
  if (Array.isArray(held)) return held;
  if (isRecord(held)) return Object.keys(held).length === 0 ? [] : [held];
  throw new ShapeError(`a list was expected under "${wrapper}", not ${describe(held)}`);
}

/**
 * Checks the status of a body. Where the specification names a status, it must be 1, and a body without any is not an
 * answer of this call. Elsewhere the specification shows no other wrappers, so the status may be missing but must not
 * report a failure.
 *
 * @throws RefusedError, ShapeError
 */
export function refuseUnlessOk(body: unknown, status: 'named' | 'unnamed'): void {
  if (status === 'unnamed') {
    if (isRecord(body)) refuseFailure(body);
    return;
  }
  if (!isRecord(body) || !Object.hasOwn(body, 'status'))
    throw new ShapeError(`an object with a status was expected, not ${describe(body)}`);
  refuseStatus(body, TROUBLE);
  if (!isYes(body.status)) throw new RefusedError(`status ${describe(body.status)}`);
}

/** Rejects a failure inside a 200 in all the ways frameworks write it: an HTTP status, a plain no, an error. */
function refuseFailure(body: Record<string, unknown>): void {
  const { status, success, error, errors } = body;
  refuseStatus(body, TROUBLE);
  for (const given of [status, success]) if (isNo(given)) throw new RefusedError(`said ${describe(given)}`);
  refuseStatus(body, FAILURE);
  if (status !== undefined && status !== null && status !== '' && !saysYes(status))
    throw new ShapeError(`status ${describe(status)}`);
  if (saysSo(error) || saysSo(errors)) throw new ShapeError('an error came, not data');
}

/**
 * HTTP statuses of failures. A failing server (`TROUBLE`) says nothing about the request itself, even with a plain no
 * next to it.
 */
const FAILURE = /^[45]\d\d$/;
const TROUBLE = /^(?:429|5\d\d)$/;

function refuseStatus(body: Record<string, unknown>, failures: RegExp): void {
  const code = [body, body.error].flatMap(statusesIn).find((given) => failures.test(asWord(given)));
  if (code !== undefined) throw new RefusedError(`status ${code} inside`, Number(code));
}

/** The fields where frameworks put an HTTP status. */
function statusesIn(body: unknown): unknown[] {
  return isRecord(body) ? [body.status, body.code, body.statusCode, body.status_code] : [];
}

function saysYesSomewhere(body: Record<string, unknown>): boolean {
  return saysYes(body.status) || saysYes(body.success) || statusesIn(body).some(isHttpSuccess);
}

const isNo = (value: unknown) => value === 0 || value === '0' || value === false || value === 'false';
const isHttpSuccess = (value: unknown) => /^2\d\d$/.test(asWord(value));
const saysYes = (value: unknown) =>
  /^(?:1|true|yes|ok|success|successful|succeeded|2\d\d)$/i.test(asWord(value));

function asWord(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}

/** Whether the value says anything: `false`, 0, "" and an empty list are neither error nor message. */
function saysSo(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return !isNo(value) && asWord(value) !== '';
}

/** Describes a value in a few words for a log, never in full. */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object'
    ? 'an object'
    : `${typeof value} ${cutText(JSON.stringify(value) ?? '', 40)}`;
}
