import { looseBlanks } from './loose-blanks.ts';
import { unwrap } from './show-pictures.ts';

const EMPHASIS = 'b,strong,i,em,u,s,small';
const BLOCKS: ReadonlySet<string> = new Set(
  'p div ul ol dl table h1 h2 h3 h4 h5 h6 blockquote figure hr pre'.split(' '),
);
const INSIDE_LINES = `${EMPHASIS},span,a`;
const BY_THEMSELVES = 'p,div,figure,figcaption,blockquote,h1,h2,h3,h4,h5,h6,ul,ol';

/**
 * Takes away what comes with pasting and means nothing: the bold that a word processor puts around a whole text and
 * takes back by a style, the empty paragraphs that stand for distance, the blanks that tie every word to the next.
 */
export function leaveOutPasted(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll(EMPHASIS)) {
    if (holdsBlock(element)) unwrap(element);
  }
  // From the last to the first: what is left of an element is known before its own turn.
  const backwards = [...fragment.querySelectorAll(`${INSIDE_LINES},${BY_THEMSELVES}`)].reverse();
  for (const element of backwards) {
    if (!saysNothing(element)) continue;
    // The blank of a line stands between two words.
    if (element.matches(INSIDE_LINES)) unwrap(element);
    else element.remove();
  }
  const texts = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const loose = looseBlanks(text.data);
    if (loose !== text.data) text.data = loose;
  }
}

function holdsBlock({ children }: Element): boolean {
  for (const child of children) if (BLOCKS.has(child.localName)) return true;
  return false;
}

/** A lone `&nbsp;` is a blank as well. */
function saysNothing(element: Element): boolean {
  for (const child of element.childNodes) {
    const isBlank = child.nodeType === Node.TEXT_NODE && (child.nodeValue ?? '').trim() === '';
    if (!isBlank && (child as Partial<Element>).localName !== 'br') return false;
  }
  return true;
}
