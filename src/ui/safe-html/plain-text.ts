import { decodeEntities } from '#core/html/decode-entities.ts';
import { looseBlanks } from './loose-blanks.ts';

/** Tags whose content is never readable text. */
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'xml',
  'title',
  'head',
]);
/** Inline tags; every other one starts a new paragraph. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data dfn em font i img kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/**
 * Returns the text of markup, one string per paragraph, without any tag. The result goes where React escapes it again,
 * so this need not be a parser: one pass, no backtracking, linear time.
 */
export function plainText(markup: string): string[] {
  const paragraphs: string[] = [];
  let line = '';
  const endParagraph = () => {
    const words = decodeEntities(line)
      .replace(/[ \t\n\r\f]+/g, ' ')
      .trim();
    if (words !== '') paragraphs.push(looseBlanks(words));
    line = '';
  };
  let at = 0;
  while (at < markup.length) {
    const open = markup.indexOf('<', at);
    if (open === -1) {
      line += markup.slice(at);
      break;
    }
    line += markup.slice(at, open);
    if (markup.startsWith('<!--', open)) {
      at = after(markup, '-->', open);
      continue;
    }
    const tag = /^<(\/?)([a-z][a-z0-9-]*)|^<[!?]/i.exec(markup.slice(open, open + 40));
    if (tag === null) {
      line += '<';
      at = open + 1;
      continue;
    }
    const name = tag[2]?.toLowerCase() ?? '';
    at = after(markup, '>', open);
    if (tag[1] === '' && SILENT.has(name)) at = after(markup, '>', closing(markup, name, at));
    else if (name === 'td' || name === 'th') line += ' ';
    else if (name !== '' && !INLINE.has(name)) endParagraph();
  }
  endParagraph();
  return paragraphs;
}

function after(markup: string, end: string, from: number): number {
  const found = markup.indexOf(end, from);
  return found === -1 ? markup.length : found + end.length;
}

/** Returns where the closing tag starts; the end of the markup if there is none. */
function closing(markup: string, name: string, from: number): number {
  let at = markup.indexOf('</', from);
  while (at !== -1 && markup.slice(at + 2, at + 2 + name.length).toLowerCase() !== name)
    at = markup.indexOf('</', at + 2);
  return at === -1 ? markup.length : at;
}
