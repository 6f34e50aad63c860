/**
 * Browsers offer the next visitor what the last one typed into a field of the same name. A field says no to that
 * before the first letter.
 *
 * @returns stops it
 */
export function forgetFields(): () => void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      target.autocomplete = 'off';
      target.spellcheck = false;
    }
  };
  addEventListener('focusin', forget);
  return () => removeEventListener('focusin', forget);
}
