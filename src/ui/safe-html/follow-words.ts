import { type Reading, readingOf } from '../words/reading-of.ts';

const BLOCKS: ReadonlySet<string> = new Set(
  'p div ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote figure figcaption pre table caption th td'.split(' '),
);

/** A word processor writes its own language around text in any other; nobody meant it. */
const PASTED = /^en\b/i;

/**
 * Gives every block the language and direction of its own text where they differ from what is around it. Not by
 * `dir="auto"`, which takes no notice of text in elements that have a `dir` themselves: a list would lose its side.
 *
 * @param box the language and direction of the element that will hold the nodes
 */
export function followWords(fragment: DocumentFragment, box: Reading): void {
  const firstWords = firstWordsIn(fragment);
  const readings = new Map<Node | null, Reading & { readonly isGiven: boolean }>();
  // In the order of the document: each element finds the reading of its parent.
  for (const element of fragment.querySelectorAll('*')) {
    const around = readings.get(element.parentNode) ?? { ...box, isGiven: false };
    const words = BLOCKS.has(element.localName) ? firstWords.get(element) : undefined;
    const own = words === undefined ? around : readingOf(words);
    const [lang, dir] = [element.getAttribute('lang'), element.getAttribute('dir')];
    const isMarked = lang !== null || around.isGiven;
    if (!isMarked && own.lang !== around.lang) element.setAttribute('lang', own.lang);
    if (dir === null && own.dir !== undefined && own.dir !== around.dir) element.setAttribute('dir', own.dir);
    readings.set(element, {
      lang: lang ?? (isMarked ? around.lang : own.lang),
      dir: dir === 'ltr' || dir === 'rtl' ? dir : own.dir,
      isGiven: lang === null ? around.isGiven : !PASTED.test(lang),
    });
  }
}

/** The first text with letters in each element. Every element is visited once, however deep they are nested. */
function firstWordsIn(fragment: DocumentFragment): ReadonlyMap<Element, string> {
  const found = new Map<Element, string>();
  const texts = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!/\p{L}/u.test(data)) continue;
    for (let around = parentElement; around !== null && !found.has(around); around = around.parentElement)
      found.set(around, data);
  }
  return found;
}
