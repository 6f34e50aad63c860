import { DESK } from '#core/desk/addresses.ts';
import { PREVIEW, PREVIEW_DOOR } from '#core/preview.ts';
import { removeStored } from '../data/browser-storage.ts';
import styles from './preview-bar.module.css';

/** The bar of a preview. */
export interface PreviewBar {
  /** Nobody is signed in any more, so nothing more can be shown. */
  readonly sayItIsOver: () => void;
}

/**
 * Shows above the page that this is a preview, with the way back. It stands beside the application, so that it is there
 * whatever happens to that. In English, as all of the desk.
 */
export function showPreviewBar(): PreviewBar {
  const words = element('strong', 'Preview: not published');
  const back = element('a', 'Back to the desk');
  back.href = DESK;
  back.addEventListener('click', () => removeStored(PREVIEW, 'sessionStorage'));
  const bar = document.createElement('aside');
  bar.className = styles.bar ?? '';
  bar.lang = 'en';
  bar.dir = 'ltr';
  bar.setAttribute('aria-label', 'Preview');
  bar.append(words, back);
  document.body.prepend(bar);
  let isOver = false;
  return {
    sayItIsOver: () => {
      if (isOver) return;
      isOver = true;
      words.textContent = 'You are not signed in any more, so the working copy cannot be shown.';
      words.setAttribute('role', 'alert');
      const again = element('a', 'Sign in');
      again.href = doorBackHere();
      back.before(again);
    },
  };
}

/** The address at which one signs in and comes back to this page. */
export const doorBackHere = (): string =>
  `${PREVIEW_DOOR}?page=${encodeURIComponent(`${location.pathname}${location.search}`)}`;

function element<Name extends 'a' | 'strong'>(name: Name, words: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: words });
}
