import { canBrowserClean, cleanByBrowser } from './clean-by-browser.ts';
import { type FinishOptions, finishNodes } from './finish-nodes.ts';
import { plainTags } from './plain-tags.ts';

/**
 * Cleans outside markup by the allow list and hands back nodes, not text: nothing is parsed twice, so there is
 * no second reading in which something harmless could turn (decision Q-51, docs/safety.md, X1, X4, X5, X6).
 */
export type CleanHtml = (markup: string, options: FinishOptions) => DocumentFragment;

/**
 * Brings what cleans: the browser's own sanitizer, and where there is none DOMPurify, a file of its own. Both refuse
 * unknown schemes themselves; `finishNodes` judges every address again by the site's own rule.
 *
 * @throws where the library is needed and does not come
 */
export async function loadCleaner(): Promise<CleanHtml> {
  const clean = canBrowserClean() ? cleanByBrowser : (await import('./clean-by-library.ts')).cleanByLibrary;
  return (markup, options) => {
    const fragment = clean(plainTags(markup));
    finishNodes(fragment, options);
    return fragment;
  };
}
