/** The event's name as a link to it may carry it, a first guess until the event is there (decision Q-38). */
export function nameInState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('eventname' in state)) return '';
  return typeof state.eventname === 'string' ? state.eventname : '';
}
