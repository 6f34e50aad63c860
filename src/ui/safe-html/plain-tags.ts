/** A tag, or something that may only appear to contain tags: a comment, a declaration. */
const TAG = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[!?][^>]*|<(\/?)([a-z][^\s/>]*)/gi;
/** One attribute of a tag, from where the last one ended. Its parts share no character: nothing is read twice. */
const ATTRIBUTE = /([\s/]*)([^\s/>=]+|=[^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;
/** Attributes that a policy checks as soon as they are parsed: styles, and anything that may be a handler. */
const JUDGED = /^(?:style$|on)/;

/** Elements whose content is never markup. They are removed with their content (`FORGOTTEN_WITH_CONTENT`). */
const BARE = new Map(
  'style script xmp iframe noembed noframes textarea title'
    .split(' ')
    .map((name) => [name, new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi')]),
);

/**
 * Prepares markup for the cleaners so that parsing it has no effect. A browser applies the page's policy to every style
 * and handler it parses, even in a document nobody sees, and reports each as refused: here they become plain data. Word
 * processor elements (`o:p`, `st1:place`) become spans, so that their text stays. Raw text elements are removed: a
 * character in them that looks like a tag must not affect what follows. This is no cleaning, which comes afterwards.
 */
export function plainTags(markup: string): string {
  let plain = '';
  let kept = 0;
  const put = (from: number, to: number, text: string) => {
    plain += markup.slice(kept, from) + text;
    kept = to;
  };
  const endless = new Set<string>();
  /** Returns the position after the closing tag; null for other elements and for one that is never closed. */
  const endOfBare = (name: string, start: number) => {
    const closing = BARE.get(name);
    if (closing === undefined || endless.has(name)) return null;
    const opened = attributesEnd(markup, start, () => undefined);
    // Inside a drawing the element ends here.
    if (markup[opened - 1] === '/') return null;
    closing.lastIndex = opened;
    if (closing.test(markup)) return closing.lastIndex;
    endless.add(name);
    return null;
  };
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(markup); tag !== null; tag = TAG.exec(markup)) {
    const [whole, slash = '', name = ''] = tag;
    const start = tag.index + whole.length;
    if (name === '') continue;
    const bareEnd = slash === '' ? endOfBare(name.toLowerCase(), start) : null;
    if (bareEnd !== null) {
      put(tag.index, bareEnd, '');
      TAG.lastIndex = bareEnd;
      continue;
    }
    const other = plainName(name.toLowerCase());
    if (other !== null) put(start - name.length, start, other);
    TAG.lastIndex = slash === '/' ? start : attributesEnd(markup, start, put);
  }
  return plain + markup.slice(kept);
}

/** Replaces `noscript`, which cleaners distrust whatever its content: an element without a meaning of its own. */
export const WITHOUT_SCRIPT = 'data';

/** Like `style`, `xmp` has raw text content and is removed with it. */
function plainName(name: string): string | null {
  if (name === 'style') return 'xmp';
  if (name === 'noscript') return WITHOUT_SCRIPT;
  return name === WITHOUT_SCRIPT || name.includes(':') ? 'span' : null;
}

function attributesEnd(
  markup: string,
  start: number,
  put: (from: number, to: number, text: string) => void,
): number {
  let at = start;
  ATTRIBUTE.lastIndex = at;
  for (let found = ATTRIBUTE.exec(markup); found !== null; found = ATTRIBUTE.exec(markup)) {
    const [whole, gap = '', name = ''] = found;
    const nameAt = at + gap.length;
    const lower = name.toLowerCase();
    if (JUDGED.test(lower)) put(nameAt, nameAt + name.length, `data-${lower}`);
    at += whole.length;
    ATTRIBUTE.lastIndex = at;
  }
  return at;
}
