import { afterStep, type Rotation } from '../../../ui/rotation/rotation.ts';

/** Where the panel stands and whether it waits. */
export interface EventVideosState {
  readonly index: number;
  /** By the news button, or by going back (decision Q-14). Other holds, like hover, are not its matter. */
  readonly isPaused: boolean;
}

export type EventVideosAct = 'previous' | 'next' | 'turn';

/** The news button opens the panel paused at its first item (section 4). */
export const OPENED: EventVideosState = { index: 0, isPaused: true };

/**
 * The state after an act among `count` items. Next goes on and lets it run; Previous goes back and pauses, so that
 * the item gone back to stays; at its end an arrow does nothing at all. The timer goes round, unless paused.
 */
export function afterAct(state: EventVideosState, count: number, act: EventVideosAct): EventVideosState {
  const rotation: Rotation = { index: Math.min(state.index, Math.max(0, count - 1)), count };
  const isFirst = rotation.index <= 0;
  const isLast = rotation.index >= rotation.count - 1;
  if (act === 'turn') return state.isPaused ? state : { index: afterStep(rotation, 'turn'), isPaused: false };
  if (act === 'previous' ? isFirst : isLast) return state;
  return { index: afterStep(rotation, act), isPaused: act === 'previous' };
}
