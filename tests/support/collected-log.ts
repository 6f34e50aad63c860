import { createLog } from '../../server/logs/log.ts';
import type { LogLevel } from '../../server/logs/log-level.ts';

/** One line of the server's log. */
export interface LogLine extends Readonly<Record<string, unknown>> {
  readonly level: string;
  readonly msg: string;
}

/** A log for one test, and what is written into it. */
export function collectedLog(level: LogLevel = 'debug') {
  const written: string[] = [];
  return {
    log: createLog(level, { write: (line) => void written.push(line) }),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
    sentences: () => written.map((line) => (JSON.parse(line) as LogLine).msg),
    text: () => written.join(''),
    clear: () => void written.splice(0),
  };
}
