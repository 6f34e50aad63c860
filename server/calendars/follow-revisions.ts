import { setImmediate as others } from 'node:timers/promises';
import type { ApiState } from '../api/api-state.ts';
import type { RevisionWatch } from '../changes/revision-watch.ts';
import { publishEvent } from './publish-event.ts';

/**
 * Notes the schedules of all published events now, and with each new revision those that it touched. Otherwise calendars
 * and feeds of changes would not know of a change that was made before somebody first asked for them.
 *
 * @returns what ends it; it resolves once nothing more is written
 */
export function followRevisions(state: ApiState, watch: RevisionWatch): () => Promise<void> {
  let isOver = false;
  // What fails now is recorded with the next revision, or by the next request.
  let noting = noteAll().catch(() => undefined);
  const unfollow = watch.follow(({ events }) => {
    const noteTouched = async () => note(events ?? (await state.answers.eventPaths()));
    noting = noting.then(noteTouched).catch(() => undefined);
  });

  /** The revision's number is read first, so that one published in the meantime is not missed. */
  async function noteAll(): Promise<void> {
    await watch.look();
    await note(await state.answers.eventPaths());
  }

  async function note(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if (isOver) return;
      await publishEvent(path, state);
      // The embedded database answers at once, so without this no request would have a turn before the end.
      await others();
    }
  }

  return async () => {
    isOver = true;
    unfollow();
    await noting;
  };
}
