/** A tag, or what only looks as if it held some: a comment, a declaration. */
const TAG = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[!?][^>]*|<(\/?)([a-z][^\s/>]*)/gi;
/** One attribute of a tag, from where the last one ended. Its parts share no sign, so that nothing is read twice. */
const ATTRIBUTE = /([\s/]*)([^\s/>=]+|=[^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;
/** Attributes that a policy judges as soon as they are parsed: styles, and whatever may be a handler. */
const JUDGED = /^(?:style$|on)/;

/** Elements whose content is no markup, whatever it looks like. They are forgotten with it (`FORGOTTEN_WITH_CONTENT`). */
const BARE = new Map(
  'style script xmp iframe noembed noframes textarea title'
    .split(' ')
    .map((name) => [name, new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi')]),
);

/**
 * Markup whose parsing alone has no effect, for the cleaners. A browser applies the policy of the page to every style
 * and handler that it meets, even in a document that nobody sees, and reports each as refused: they become plain data
 * here. The words inside the elements of word processors (`o:p`, `st1:place`) stay, since those become spans. Elements with
 * bare text are left out: a sign in it that looks like a tag must not reach into what follows. It is no cleaning: that
 * comes after it.
 */
export function plainTags(markup: string): string {
  let plain = '';
  let kept = 0;
  const put = (from: number, to: number, text: string) => {
    plain += markup.slice(kept, from) + text;
    kept = to;
  };
  const endless = new Set<string>();
  /** Behind the closing tag; null for other elements and for one that is never closed. */
  const endOfBare = (name: string, start: number) => {
    const closing = BARE.get(name);
    if (closing === undefined || endless.has(name)) return null;
    const opened = attributesEnd(markup, start, () => undefined);
    // In a drawing it ends here.
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

/** Stands for `noscript`, which cleaners distrust whatever is in it: an element without any meaning of its own. */
export const WITHOUT_SCRIPT = 'data';

/** `xmp` holds its content as bare text just as `style` does, and is forgotten with it. */
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
