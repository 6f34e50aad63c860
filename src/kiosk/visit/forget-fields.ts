/**
 * Turns off autocomplete, because browsers offer the next visitor what the last one typed into a field of the same
 * name. Set before the first character is typed.
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
