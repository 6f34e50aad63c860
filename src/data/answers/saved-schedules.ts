import { answerKey, valuesOfKey } from '#core/contract/answer-key.ts';
import { type GameSchedule, schedule } from '#core/contract/entities/schedule.ts';
import { watchAnswers } from '#core/storage/answers.ts';

/** Schedules by the path of their event. */
export type Schedules = ReadonlyMap<string, readonly GameSchedule[]>;

/**
 * Follows what this device has saved of schedules, whoever has brought it: a page, another tab, or the worker with a
 * pack. Brings the database, so import it only once it is needed.
 *
 * @param eventPaths of the events
 * @param listener gets all of them that are saved, when one has changed
 */
export function followSavedSchedules(
  eventPaths: readonly string[],
  listener: (schedules: Schedules) => void,
): () => void {
  const keys = eventPaths.map((pagename) => answerKey(schedule, { pagename }));
  let before = '';
  return watchAnswers(keys, (rows) => {
    // A response that only confirms one changes its time alone.
    const bodies = rows.map(({ key, body }) => `${key} ${body}`).join('\n');
    if (bodies === before) return;
    before = bodies;
    listener(new Map(rows.flatMap(({ key, body }) => read(key, body))));
  });
}

function read(key: string, body: string): [string, readonly GameSchedule[]][] {
  const eventPath = valuesOfKey(schedule, key)?.pagename;
  try {
    return eventPath ? [[eventPath, schedule.read(JSON.parse(body), () => undefined)]] : [];
  } catch {
    // Saved by a build with another contract.
    return [];
  }
}
