/** After so long without any growth the page is taken to be whole. On a slow phone its pieces come seconds apart. */
const STILL_MS = 3_000;
/** The longest a call may take: nothing is waited for beyond. */
const AT_MOST_MS = 10_000;
/** What only a visitor does: from then on the page is theirs. */
const VISITOR_ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'];

/**
 * Keeps a page that is drawn bit by bit at the place where it was left (LAYOUT-26). While it is shorter than that the
 * router can only go to its end, and as it grows the browser keeps in sight what happens to be there, such as the
 * footer (CSS Scroll Anchoring). Lets go as soon as the visitor does anything, or the page has stopped growing.
 *
 * @param top in CSS pixels from the page's top
 * @param isBusy whether more of the page is still on its way
 */
export function holdPlace(top: number, isBusy: () => boolean): void {
  const giveUpAt = performance.now() + AT_MOST_MS;
  const isInTime = () => performance.now() < giveUpAt;
  const visitorActs = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    visitorActs.abort();
    growth.disconnect();
    clearTimeout(timer);
  };
  const lookAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isBusy() && isInTime() ? lookAgain() : letGo()), STILL_MS);
  };
  const growth = new ResizeObserver(() => {
    if (!isInTime()) return letGo();
    scrollTo({ top, behavior: 'instant' });
    lookAgain();
  });
  // Tells at once of the size it has now, and later in the very frame in which it changes.
  growth.observe(document.body);
  for (const act of VISITOR_ACTS)
    addEventListener(act, letGo, { capture: true, passive: true, signal: visitorActs.signal });
}
