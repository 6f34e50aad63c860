const QUESTION = 'You have unsaved changes. Leave anyway?';

/**
 * Whether nobody loses what they have typed, or they agree to. A form with something unsaved objects to the closing of
 * its page, so it is asked as the browser would ask it.
 */
export function mayLeave(): boolean {
  const isFree = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return isFree || window.confirm(QUESTION);
}
