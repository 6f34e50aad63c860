/*
 * A page may have lost more than one file, and be told of them one after the other, by the browser or by the code that
 * asked: loading it anew brings all that there is, so it is done once for each address, build and window.
 */

/**
 * Whether this page was loaded anew for what it had lost.
 * @throws where nothing can be remembered
 */
export function wasLoadedAnew(): boolean {
  return sessionStorage.getItem(note()) !== null;
}

/**
 * Takes note that this page is loaded anew.
 * @throws where nothing can be remembered
 */
export function noteLoadedAnew(): void {
  sessionStorage.setItem(note(), '');
}

/** The one script that a page names is called otherwise in every build. Short, since every page carries it. */
function note(): string {
  return location.pathname + document.querySelector<HTMLScriptElement>('[type=module]')?.src;
}
