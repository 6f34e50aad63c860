import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import type { LogOutput } from './log.ts';

/** Room for unread lines, some thousands of them. */
const MOST_UNREAD_BYTES = 1024 * 1024;
/**
 * Writing costs more than making a line, so about twenty are written at once; after a second, however many there are.
 */
const LOT_BYTES = 4 * 1024;
const LOT_WAIT_MS = 1_000;
const LAST_LINES_MS = 2_000;

export interface StandardOutput extends LogOutput {
  /** Writes what is left, or as much as is read within two seconds. Later lines go nowhere. */
  end(): Promise<void>;
}

/**
 * Writes lines without waiting for whoever reads them. If too many are unread, further ones are lost: no request waits
 * for a log. If nobody reads any more, nothing else happens.
 */
export function openStandardOutput(descriptor = 1): StandardOutput {
  const output = pino.destination({
    ...{ dest: descriptor, sync: false, maxLength: MOST_UNREAD_BYTES },
    ...{ minLength: LOT_BYTES, periodicFlush: LOT_WAIT_MS },
  });
  let lost = 0;
  let isBroken = false;
  let ended: Promise<void> | undefined;
  output.on('drop', () => {
    lost += 1;
  });
  output.on('drain', () => {
    if (lost > 0 && ended === undefined) output.write(lineAbout(lost));
    lost = 0;
  });
  // A full disk may have room again later, but a closed pipe stays closed.
  output.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') isBroken = true;
  });
  const finish = async () => {
    if (isBroken) return;
    const closed = once(output, 'close').then(() => true);
    output.end();
    const isWritten = await Promise.race([closed, wait(LAST_LINES_MS, false)]).catch(() => false);
    // Otherwise the exit of the process would wait for the reader for ever.
    if (!isWritten) output.destroy();
  };
  return {
    write: (line) => {
      if (!isBroken && ended === undefined) output.write(line);
    },
    end: () => {
      ended ??= finish();
      return ended;
    },
  };
}

/** A line written past the log, which is full at this moment. */
const lineAbout = (count: number) =>
  `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), count, msg: 'Lines were lost: nobody read them in time.' })}\n`;
