import { readStored, writeStored } from '#core/browser-storage.ts';

/*
 * A page may lose several files and learn of them one after the other, from the browser or from the code that requested
 * them. One reload fetches everything, so it happens once per address, build and window.
 */

/** Whether this page was reloaded for a lost file, or may have been: without storage that is unknown. */
export function wasReloaded(): boolean {
  return readStored(note(), 'sessionStorage') !== null;
}

/**
 * Records that this page is being reloaded.
 *
 * @returns whether that was stored
 */
export function rememberReload(): boolean {
  return writeStored(note(), '', 'sessionStorage');
}

/** The page's one script has another name in every build. Short code, since every page carries it. */
function note(): string {
  return location.pathname + document.querySelector<HTMLScriptElement>('[type=module]')?.src;
}
