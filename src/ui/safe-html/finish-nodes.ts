import { decoded } from '#core/text/decoded.ts';
import { safeAddress } from '../links/safe-address.ts';
import type { Reading } from '../words/reading-of.ts';
import { followWords } from './follow-words.ts';
import { leaveOutPasted } from './leave-out-pasted.ts';
import { showPictures } from './show-pictures.ts';

export interface FinishOptions {
  /** Language and direction of the element that will hold the nodes. */
  box: Reading;
  /** Level of the heading above the markup; its own headings start one below. */
  headingsBelow: number;
  /** These characters become a line break, only in text (reading Q-48). */
  breakAt?: string | undefined;
}

/**
 * Completes nodes that contain only allowed elements and attributes: checks every address, lowers the headings, marks
 * languages and directions, breaks the lines. Changes the fragment in place, and creates new nodes in its own document:
 * the cleaner's document is inert, so no picture loads before its address is checked.
 */
export function finishNodes(
  fragment: DocumentFragment,
  { box, headingsBelow, breakAt }: FinishOptions,
): void {
  showPictures(fragment);
  for (const element of fragment.querySelectorAll('*')) keepKnownPlacesOnly(element);
  for (const link of fragment.querySelectorAll('a')) tieLink(link);
  leaveOutPasted(fragment);
  lowerHeadings(fragment, headingsBelow);
  followWords(fragment, box);
  if (breakAt !== undefined && breakAt !== '') breakLines(fragment, breakAt);
}

function keepKnownPlacesOnly(element: Element): void {
  if (element.localName !== 'img') {
    element.removeAttribute('src');
    // A line of 9999 pixels would be wider than the page (docs/safety.md, X4).
    element.removeAttribute('width');
    element.removeAttribute('height');
  }
  if (element.localName !== 'a') {
    element.removeAttribute('href');
    element.removeAttribute('target');
  }
}

function tieLink(link: HTMLAnchorElement): void {
  const address = safeAddress(link.getAttribute('href'));
  const isNewTab = link.getAttribute('target') === '_blank';
  link.removeAttribute('target');
  if (address === null || leadsToMissingPlace(address.href)) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', address.href);
  if (isNewTab) link.setAttribute('target', '_blank');
  if (isNewTab || address.kind === 'outside') link.setAttribute('rel', 'noopener noreferrer');
}

/** Places in the text itself lose their names, so a table of contents or a footnote would lead nowhere. */
const leadsToMissingPlace = (href: string) =>
  href.startsWith('#') && document.getElementById(decoded(href.slice(1))) === null;

/** Keeps the order of heading levels and closes the gaps: h1 and h4 below an h2 become h3 and h4. */
function lowerHeadings(fragment: DocumentFragment, headingsBelow: number): void {
  const headings = [...fragment.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  const ranks = [...new Set(headings.map((heading) => heading.localName))].sort();
  for (const heading of headings) {
    const rank = Math.min(6, headingsBelow + 1 + ranks.indexOf(heading.localName));
    const lowered = heading.ownerDocument.createElement(`h${rank}`);
    for (const { name, value } of [...heading.attributes]) lowered.setAttribute(name, value);
    // One by one: hostile markup may have more of them than a call accepts arguments (docs/safety.md, X21).
    while (heading.firstChild !== null) lowered.append(heading.firstChild);
    heading.replaceWith(lowered);
  }
}

function breakLines(fragment: DocumentFragment, breakAt: string): void {
  const walker = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [first = '', ...rest] = text.data.split(breakAt);
    if (rest.length === 0) continue;
    const lines = fragment.ownerDocument.createDocumentFragment();
    lines.append(first);
    for (const words of rest) lines.append(fragment.ownerDocument.createElement('br'), words);
    text.replaceWith(lines);
  }
}
