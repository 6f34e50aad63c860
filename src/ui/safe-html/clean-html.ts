import { canBrowserClean, cleanByBrowser } from './clean-by-browser.ts';
import { type FinishOptions, finishNodes } from './finish-nodes.ts';
import { plainTags } from './plain-tags.ts';

/**
 * Cleans provider markup by the allow list and returns nodes, not text. Nothing is parsed twice, so no second parse can
 * turn something harmless into something harmful (reading Q-51, docs/safety.md, X1, X4, X5, X6).
 */
export type CleanHtml = (markup: string, options: FinishOptions) => DocumentFragment;

/**
 * Loads the cleaner: the browser's own sanitizer, or DOMPurify, a separate file, if there is none. Both refuse unknown
 * schemes themselves; `finishNodes` checks every address again by the site's own rules.
 *
 * @throws if the library is needed and fails to load
 */
export async function loadCleaner(): Promise<CleanHtml> {
  const clean = canBrowserClean() ? cleanByBrowser : (await import('./clean-by-library.ts')).cleanByLibrary;
  return (markup, options) => {
    const fragment = clean(plainTags(markup));
    finishNodes(fragment, options);
    return fragment;
  };
}
