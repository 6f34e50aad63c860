import { removeStored } from '#core/browser-storage.ts';
import { DESK } from '#core/desk/addresses.ts';
import { PREVIEW, PREVIEW_DOOR, type PreviewEnd } from '#core/preview.ts';
import styles from './preview-bar.module.css';

/** The bar of a preview. */
export interface PreviewBar {
  /** Nothing more can be shown. What is said first stays. */
  readonly sayItIsOver: (why: PreviewEnd) => void;
}

const OVER: Readonly<Record<PreviewEnd, string>> = {
  nobody: 'You are not signed in, so the working copy cannot be shown.',
  role: 'Your role does not include the working copy.',
};

/**
 * Shows above the page that this is a preview, with the way back. It stands beside the application, so that it is there
 * whatever happens to that. In English, as all of the desk.
 */
export function showPreviewBar(): PreviewBar {
  const words = element('strong', 'Preview: not published');
  const back = element('a', 'Back to the desk');
  back.href = DESK;
  back.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
    // Otherwise the desk opens in another tab, and this one stays a preview.
    if (!ctrlKey && !metaKey && !shiftKey) removeStored(PREVIEW, 'sessionStorage');
  });
  const bar = document.createElement('aside');
  bar.className = styles.bar ?? '';
  bar.lang = 'en';
  bar.dir = 'ltr';
  bar.setAttribute('aria-label', 'Preview');
  bar.append(words, back);
  document.body.prepend(bar);
  let isOver = false;
  return {
    sayItIsOver: (why) => {
      if (isOver) return;
      isOver = true;
      words.textContent = OVER[why];
      words.setAttribute('role', 'alert');
      back.replaceWith(...(why === 'nobody' ? [signInLink()] : []), endButton());
    },
  };
}

/** Signs in, and comes back to this page. */
function signInLink(): HTMLAnchorElement {
  const link = element('a', 'Sign in');
  const page = `${location.pathname}${location.search}${location.hash}`;
  link.href = `${PREVIEW_DOOR}?page=${encodeURIComponent(page)}`;
  return link;
}

/** Whoever comes to a tab that was once a preview gets the site that visitors see. */
function endButton(): HTMLButtonElement {
  const button = element('button', 'See the published site');
  button.type = 'button';
  button.addEventListener('click', () => {
    removeStored(PREVIEW, 'sessionStorage');
    location.reload();
  });
  return button;
}

function element<Name extends 'a' | 'button' | 'strong'>(
  name: Name,
  words: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: words });
}
