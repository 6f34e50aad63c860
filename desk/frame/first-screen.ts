/** Whether the screen that is shown first is still the one for which the document was loaded. */
let isFirst = true;

export const isFirstScreen = (): boolean => isFirst;

/** A form that was shown instead goes, and the focus with it: what follows is a step, as to any other screen. */
export function leaveFirstScreen(): void {
  isFirst = false;
}
