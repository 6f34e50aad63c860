import { readStored, writeStored } from '../data/browser-storage.ts';

/*
 * A page may have lost more than one file, and be told of them one after the other, by the browser or by the code that
 * asked: loading it anew brings all that there is, so it is done once for each address, build and window.
 */

/** Whether this page was loaded anew for what it had lost, or may have been: where nothing can be read nobody knows. */
export function wasReloaded(): boolean {
  return readStored(note(), 'sessionStorage') !== null;
}

/**
 * Takes note that this page is loaded anew.
 *
 * @returns whether that will be remembered
 */
export function rememberReload(): boolean {
  return writeStored(note(), '', 'sessionStorage');
}

/** The one script that a page names is called otherwise in every build. Short, since every page carries it. */
function note(): string {
  return location.pathname + document.querySelector<HTMLScriptElement>('[type=module]')?.src;
}
