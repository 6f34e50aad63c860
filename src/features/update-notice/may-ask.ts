/** Nothing asks the visitor anything within this time of arriving (decision Q-81). */
export const QUIET_AT_FIRST_MS = 2_000;

interface Moment {
  readonly isQuietTime: boolean;
  readonly isTyping: boolean;
  readonly hasUnsavedWork: boolean;
}

/** Whether somebody may be asked to reload now: not at once, not in the middle of a field, never with typed text at stake. */
export function mayAsk({ isQuietTime, isTyping, hasUnsavedWork }: Moment): boolean {
  return !isQuietTime && !isTyping && !hasUnsavedWork;
}

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Whether the focus is where text is typed or chosen. */
export function isField(element: Element | null): boolean {
  return element?.matches(FIELDS) ?? false;
}
