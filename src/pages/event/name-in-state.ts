/**
 * Returns the event's name that a link may carry in its history state, a first guess until the event has loaded
 * (reading Q-38).
 */
export function nameInState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('eventname' in state)) return '';
  return typeof state.eventname === 'string' ? state.eventname : '';
}
