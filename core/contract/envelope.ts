/** The body is not what this call answers with: nothing of it is shown or kept. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

/** The body is an answer, and the answer is no (`status` other than 1). */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Names under which the provider hides a list; the specification does not say which call uses which. */
const WRAPPERS = ['data', 'Details', 'details', 'widgets'] as const;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `1`, `"1"` and `true` say yes everywhere (decision Q-06). */
export function isYes(value: unknown): boolean {
  return value === 1 || value === true || (typeof value === 'string' && /^(1|true)$/i.test(value.trim()));
}

/**
 * Finds the list of an answer: bare, or under one of the known wrappers, or under one inside another
 * (`data` around `widgets`). A wrapper that holds null or nothing is an empty list; a wrapper that
 * holds one object is a list of one (decision Q-06).
 *
 * @throws ShapeError where there is neither a list nor a wrapper
 */
export function findList(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) throw new ShapeError(`a list was expected, not ${describe(body)}`);
  const outer = wrapperOf(body);
  if (outer === undefined) throw new ShapeError('no list and none of its known wrappers');
  const held = body[outer];
  const inner = isRecord(held) ? wrapperOf(held) : undefined;
  return asList(inner !== undefined && isRecord(held) ? held[inner] : held, inner ?? outer);
}

/** Whether the body is, or holds, something `findList` would look into. */
export function hasWrapper(body: unknown): boolean {
  return Array.isArray(body) || (isRecord(body) && wrapperOf(body) !== undefined);
}

function wrapperOf(body: Record<string, unknown>): string | undefined {
  return WRAPPERS.find((name) => Object.hasOwn(body, name));
}

function asList(held: unknown, wrapper: string): readonly unknown[] {
  if (held === null || held === undefined || held === '') return [];
  if (Array.isArray(held)) return held;
  if (isRecord(held)) return [held];
  throw new ShapeError(`a list was expected under "${wrapper}", not ${describe(held)}`);
}

/**
 * Where the specification names a status, only 1 will do, and a body without any is not this call's
 * answer. Elsewhere a status may be anything but a plain no, since other wrappers are not shown.
 *
 * @throws RefusedError, ShapeError
 */
export function refuseUnlessOk(body: unknown, status: 'named' | 'unnamed'): void {
  if (status === 'named' && !(isRecord(body) && Object.hasOwn(body, 'status'))) {
    throw new ShapeError(`an object with a status was expected, not ${describe(body)}`);
  }
  if (!isRecord(body)) return;
  const given = body.status;
  const refused = status === 'named' ? !isYes(given) : given === 0 || given === '0' || given === false;
  if (refused) throw new RefusedError(`status ${describe(given)}`);
}

/** A value in a few words, for a log: never the whole of it. */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `${typeof value} ${JSON.stringify(value)?.slice(0, 40)}`;
}
