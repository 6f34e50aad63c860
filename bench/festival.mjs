import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const ENTRIES = 200;
/** The event's path. */
export const FESTIVAL = 'spring-games';

const run = promisify(execFile);

/**
 * A festival of many entries in a server's folder, published from the command line. The first entry is what moves.
 *
 * @param {string} folder
 * @param {Record<string, string>} [settings] further ones of the command line
 * @returns {{ publish: (time: string) => Promise<void> }} publishes with the first entry at that time
 */
export function festivalIn(folder, settings = {}) {
  const file = join(folder, 'festival.json');
  const say = (...words) =>
    run(process.execPath, ['dist-server/content.js', ...words], {
      env: { ...process.env, DATA_DIR: folder, ...settings },
    });
  let isStarted = false;
  return {
    publish: async (time) => {
      if (!isStarted) await say('start', 'empty');
      isStarted = true;
      const scheduleEntry = Array.from({ length: ENTRIES }, (_, index) => ({
        ...{ id: `e${index}`, event: 'spring', game: 'Kithara', title: `Round ${index}`, place: 'Odeon' },
        startsAt: `2097-05-21T${index === 0 ? time : '20:00'}`,
      }));
      const event = [{ id: 'spring', name: 'Spring Games', path: FESTIVAL, list: 'upcoming' }];
      writeFileSync(file, JSON.stringify({ format: 'content', version: 1, items: { event, scheduleEntry } }));
      await say('import', file, '--author', 'Bench');
      await say('publish', '--note', time, '--author', 'Bench');
    },
  };
}
