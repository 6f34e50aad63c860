import { looseBlanks } from './loose-blanks.ts';
import { unwrap } from './show-pictures.ts';

const EMPHASIS = 'b,strong,i,em,u,s,small';
const BLOCKS: ReadonlySet<string> = new Set(
  'p div ul ol dl table h1 h2 h3 h4 h5 h6 blockquote figure hr pre'.split(' '),
);
const INSIDE_LINES = `${EMPHASIS},span,a`;
const BY_THEMSELVES = 'p,div,figure,figcaption,blockquote,h1,h2,h3,h4,h5,h6,ul,ol';

/**
 * Removes meaningless leftovers of pasting: bold that a word processor puts around a whole text and cancels by a style,
 * empty paragraphs used as spacing, and non-breaking spaces between all words.
 */
export function leaveOutPasted(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll(EMPHASIS)) {
    if (holdsBlock(element)) unwrap(element);
  }
  // From last to first: children are processed before their parent.
  const backwards = [...fragment.querySelectorAll(`${INSIDE_LINES},${BY_THEMSELVES}`)].reverse();
  for (const element of backwards) {
    if (!saysNothing(element)) continue;
    // The space of an inline element separates two words.
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

/** A lone `&nbsp;` counts as empty, too. */
function saysNothing(element: Element): boolean {
  for (const child of element.childNodes) {
    const isBlank = child.nodeType === Node.TEXT_NODE && (child.nodeValue ?? '').trim() === '';
    if (!isBlank && (child as Partial<Element>).localName !== 'br') return false;
  }
  return true;
}
