import type { FastifyBaseLogger } from 'fastify';
import { pino, stdTimeFunctions } from 'pino';
import { CODE, errorFacts } from './error-facts.ts';
import type { LogLevel } from './log-level.ts';

/** The facts that a line may contain besides its sentence. All others are dropped. */
export interface LogFacts {
  /** An error: its kind and place, not its message. */
  readonly err?: unknown;
  /** A code such as `ECONNREFUSED`, a status, or both. */
  readonly reason?: string;
  readonly method?: string;
  /** The address as the server knows it: `/desk/api/pictures/:name`. */
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly bytes?: number;
  /** The other side did not wait for the whole answer. */
  readonly isCut?: true;
  /** A push service that is known by name. */
  readonly service?: string;
}

/** Logs what happened in a part of the server. Sentences are fixed; the facts hold what varies. */
export type Log = Readonly<Record<'info' | 'warn' | 'error', (facts: LogFacts, sentence: string) => void>>;

/** A log as the whole server has it. */
export type ServerLog = FastifyBaseLogger;

/** What takes the lines. */
export interface LogOutput {
  write(line: string): void;
}

const REASON = new RegExp(`^(?:${CODE}|\\d{3})(?: (?:${CODE}|\\d{3}))?$`);
const HTTP_METHOD = /^[A-Z-]{1,20}$/;
/** The identifier of a request, under the name that Fastify is configured with. */
export const REQUEST_ID = 'requestId';

type Check = (value: unknown) => unknown;
const number: Check = (value) => (typeof value === 'number' ? value : undefined);
const text =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : undefined;

/** Each fact with what of it may be written. */
const FACTS: Readonly<Record<keyof LogFacts | typeof REQUEST_ID, Check>> = {
  err: (value) => errorFacts(value),
  reason: (value) => (REASON.test(String(value)) ? value : 'unknown'),
  method: text(HTTP_METHOD),
  route: text(/^(?:\/[\w.:*/-]*|none)$/),
  status: number,
  ms: number,
  bytes: number,
  isCut: (value) => value === true || undefined,
  service: text(/^[\w.-]{1,100}$/),
  [REQUEST_ID]: text(/^[\da-f-]{1,64}$/i),
};

/** Facts that a child of the log could add, because the check of facts does not see them. */
const NEVER = ['req', 'res', 'headers', 'body', 'query', 'params', 'url', 'cookie', 'authorization', 'ip'];

/** Writes what happened as JSON, one line each, with nothing about a visitor in it. */
export const createLog = (level: LogLevel, output: LogOutput): ServerLog =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: FACTS,
      redact: { paths: [...NEVER], remove: true },
      formatters: {
        level: (name) => ({ level: name }),
        log: (facts) =>
          Object.fromEntries(Object.entries(facts).filter(([name]) => Object.hasOwn(FACTS, name))),
      },
      hooks: {
        logMethod(given, write) {
          const [facts, sentence] = factsAndSentence(given);
          write.call(this, facts, sentence);
        },
      },
    },
    output,
  );

/** For a server within another program, such as a build or a test: warnings go to that program's console. */
export const logToConsole = (): ServerLog =>
  createLog('warn', { write: (line) => console.error(line.trimEnd()) });

/**
 * Splits what was logged. An error logged alone, or with its own message, gets a neutral sentence, since the message
 * may quote a visitor. A library's plain text may contain an address, so it is cut where a value may begin.
 */
function factsAndSentence([first, second]: readonly unknown[]): [object, string] {
  if (typeof first === 'string') return [{}, first.replace(/\s*["'`:/(%].*$/s, ' …')];
  const facts = first instanceof Error ? { err: first } : typeof first === 'object' && first ? first : {};
  const { message } = ((facts as LogFacts).err ?? {}) as { readonly message?: unknown };
  const quotes = (text: string) => typeof message === 'string' && message !== '' && text.includes(message);
  return [facts, typeof second !== 'string' || quotes(second) ? 'An error.' : second];
}
