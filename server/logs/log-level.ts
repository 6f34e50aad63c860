const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LEVELS)[number];

/**
 * Reads the log level. On a terminal it is warnings and errors by default: a line for each request would push the
 * messages of the start out of sight.
 *
 * @throws Error in one sentence if there is no such level
 */
export function logLevel(
  env: Readonly<Record<string, string | undefined>>,
  { isTerminal }: { readonly isTerminal: boolean },
): LogLevel {
  const given = env.LOG_LEVEL || (isTerminal ? 'warn' : 'info');
  const level = LEVELS.find((one) => one === given);
  if (level === undefined) throw new Error(`LOG_LEVEL must be one of: ${LEVELS.join(', ')}.`);
  return level;
}
