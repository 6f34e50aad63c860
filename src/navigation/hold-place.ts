/** After this long without growth the page counts as complete. On a slow phone its pieces arrive seconds apart. */
const STILL_MS = 3_000;
/** The longest time a call may take: there is nothing to wait for after that. */
const AT_MOST_MS = 10_000;
/** Events only a visitor causes: after them the page is theirs. */
const VISITOR_ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'];

let letGoOfLast = () => {};

/**
 * Keeps a page that renders bit by bit at its last scroll position (LAYOUT-26), or at the part its address names. While
 * the page is too short for it, the router can only scroll to its end, and as it grows the browser keeps in sight what
 * happens to be there, such as the footer (CSS Scroll Anchoring). Stops when the visitor does anything, the page has
 * stopped growing, or another place is to be held.
 *
 * @param place in CSS pixels from the page's top, or the part that is to be in view
 * @param isBusy whether more of the page is still loading
 * @param block where in the window the part is to be
 */
export function holdPlace(
  place: number | Element,
  isBusy: () => boolean,
  block: ScrollLogicalPosition = 'start',
): void {
  letGoOfLast();
  const giveUpAt = performance.now() + AT_MOST_MS;
  const isInTime = () => performance.now() < giveUpAt;
  const visitorActs = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    visitorActs.abort();
    growth.disconnect();
    clearTimeout(timer);
  };
  letGoOfLast = letGo;
  const lookAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isBusy() && isInTime() ? lookAgain() : letGo()), STILL_MS);
  };
  const growth = new ResizeObserver(() => {
    if (!isInTime()) return letGo();
    if (place instanceof Element) place.scrollIntoView({ block, behavior: 'instant' });
    else scrollTo({ top: place, behavior: 'instant' });
    lookAgain();
  });
  // Reports the current size at once, and later changes in the same animation frame.
  growth.observe(document.body);
  for (const act of VISITOR_ACTS)
    addEventListener(act, letGo, { capture: true, passive: true, signal: visitorActs.signal });
}
