/** What a log says of an error. */
interface ErrorFacts {
  readonly type: string;
  readonly code?: string;
  readonly statusCode?: number;
  /** Where it was thrown. */
  readonly stack?: readonly string[];
  readonly cause?: ErrorFacts;
}

/** Such as `SQLITE_FULL`, `ENOSPC` and, of PostgreSQL, `57P01`. */
export const CODE = '(?:[A-Z][A-Z0-9_]{1,59}|\\d[\\dA-Z]{4})';
const WHOLE_CODE = new RegExp(`^${CODE}$`);
const TYPE = /^[A-Z]\w{0,59}$/;
/** A line of a stack. Nothing but names of functions and places in files of this program fits. */
const PLACE = /^\s+at (?:[\w.$<>#[\] ]+ \()?((?:file:\/\/|node:|\/)[^()]*:\d+:\d+|<anonymous>|index \d+)\)?$/;
/** A limit, because a cause may be its own cause. */
const MOST_CAUSES = 3;

/**
 * Says what kind of error it is and where it was thrown, never its message: one of a database quotes what was to be
 * stored, one of a parser what a visitor sent.
 */
export function errorFacts(error: unknown, causes = MOST_CAUSES): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown };
  return {
    type: TYPE.test(error.name) ? error.name : 'Error',
    ...(typeof code === 'string' && WHOLE_CODE.test(code) && { code }),
    ...(typeof statusCode === 'number' && { statusCode }),
    stack: placesIn(error),
    ...(error.cause !== undefined && causes > 0 && { cause: errorFacts(error.cause, causes - 1) }),
  };
}

function placesIn({ message, stack = '' }: Error): string[] {
  // A message of several lines could look like places.
  const afterMessage = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return afterMessage
    .split('\n')
    .filter((line) => PLACE.test(line))
    .map((line) => line.trim());
}
