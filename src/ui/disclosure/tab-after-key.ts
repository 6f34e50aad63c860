/**
 * Returns the tab a key leads to, or null for a key that tabs do not handle (WAI-ARIA tabs pattern). The ends wrap; in
 * a right-to-left script the left arrow moves forward.
 */
export function tabAfterKey(
  key: string,
  from: number,
  count: number,
  orientation: 'horizontal' | 'vertical',
  isRightToLeft: boolean,
): number | null {
  if (count === 0 || from < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [back, forward] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : isRightToLeft
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from + count - 1) % count;
  return null;
}
