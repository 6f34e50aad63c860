import { isLazy, leadsNowhere, pictureSource, READ_OF_PICTURES } from './picture-source.ts';
import { WITHOUT_SCRIPT } from './plain-tags.ts';

/**
 * Gives every picture the one address it is shown from and removes the other sources: the sizes of a `picture`, the
 * address for a lazy loader's script, the copy in `noscript`. A picture that may not be shown is replaced by its text
 * (docs/safety.md, X5); one that only ever existed on its editor's computer is removed with its text.
 */
export function showPictures(fragment: DocumentFragment): void {
  for (const without of fragment.querySelectorAll(WITHOUT_SCRIPT)) putWithoutScript(fragment, without);
  for (const picture of fragment.querySelectorAll('img')) tiePicture(picture);
  for (const source of fragment.querySelectorAll('source')) source.remove();
  for (const frame of fragment.querySelectorAll('picture')) unwrap(frame);
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  // One by one: hostile markup may have more of them than a call accepts arguments (docs/safety.md, X21).
  while (element.firstChild !== null) element.before(element.firstChild);
  element.remove();
}

/** Keeps the pictures of a `noscript` if nothing else shows them. Its text is not meant for us. */
function putWithoutScript(fragment: DocumentFragment, without: Element): void {
  const copies = [...without.querySelectorAll('img')];
  const before = copies.length === 0 ? null : without.previousElementSibling;
  const lazy = before?.localName === 'img' ? before : (before?.querySelector('img') ?? null);
  const source = lazy === null ? null : pictureSource(lazy);
  const pictures = fragment.ownerDocument.createDocumentFragment();
  for (const copy of copies) {
    const isShown = lazy !== null && source !== null && (isLazy(lazy) || source === pictureSource(copy));
    if (!isShown) pictures.append(copy);
  }
  if (source === null) lazy?.remove();
  without.replaceWith(pictures);
}

function tiePicture(picture: HTMLImageElement): void {
  const source = pictureSource(picture);
  if (source === null) {
    if (leadsNowhere(picture)) picture.remove();
    else picture.replaceWith(picture.getAttribute('alt') ?? '');
    return;
  }
  for (const name of READ_OF_PICTURES) picture.removeAttribute(name);
  // Set `loading` and `alt` before `src`, because setting `src` starts loading.
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('src', source);
}
