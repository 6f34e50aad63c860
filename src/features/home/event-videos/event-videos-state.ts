import { afterStep, type Rotation } from '../../../ui/rotation/rotation.ts';

/** The current item and whether the panel is paused. */
export interface EventVideosState {
  readonly index: number;
  /**
   * Paused by the news button or by going back (reading Q-14). Other reasons, such as hover, are handled elsewhere.
   */
  readonly isPaused: boolean;
}

export type EventVideosAct = 'previous' | 'next' | 'turn';

/** The news button opens the panel paused at its first item (section 4). */
export const OPENED: EventVideosState = { index: 0, isPaused: true };

/**
 * Returns the state after an action on `count` items. Next advances and lets the timer run. Previous goes back and
 * pauses, so that the item stays. At its end, an arrow does nothing. The timer wraps around, unless paused.
 */
export function afterAct(state: EventVideosState, count: number, act: EventVideosAct): EventVideosState {
  const rotation: Rotation = { index: Math.min(state.index, Math.max(0, count - 1)), count };
  const isFirst = rotation.index <= 0;
  const isLast = rotation.index >= rotation.count - 1;
  if (act === 'turn') return state.isPaused ? state : { index: afterStep(rotation, 'turn'), isPaused: false };
  if (act === 'previous' ? isFirst : isLast) return state;
  return { index: afterStep(rotation, act), isPaused: act === 'previous' };
}
