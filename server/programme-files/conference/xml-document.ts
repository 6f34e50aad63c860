import { XMLParser } from 'fast-xml-parser';
import { MOST_DEPTH } from '../limits.ts';
import { refuse } from '../refusal.ts';

/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without the text of its child elements. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

const DOCTYPE = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;
/** Runs to the end of the file if nothing closes it, so that the closing sign is searched for once. */
const COMMENTS = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)/g;
const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;

/** The library decodes no entities. Those of XML itself are decoded here, once, so that nothing can expand. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: '#cdata',
  maxNestedTags: MOST_DEPTH,
});

/** Reads an XML document without a DOCTYPE; null if it cannot be read. */
export function readXml(text: string): XmlElement | null {
  if (DOCTYPE.test(text.replace(COMMENTS, ''))) refuse('has-doctype', {});
  let nodes: unknown;
  try {
    nodes = parser.parse(text, true);
  } catch (error) {
    if (error instanceof Error && /nested/i.test(error.message)) refuse('too-deep', { most: MOST_DEPTH });
    return null;
  }
  return elementsOf(nodes)[0] ?? null;
}

type Node = Readonly<Record<string, unknown>>;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);

/** The recursion is never deeper than the parser allows. */
function elementsOf(value: unknown): XmlElement[] {
  return nodesOf(value).flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@' && !key.startsWith('#'));
    if (name === undefined) return [];
    const children = node[name];
    const attributes = Object.entries((node[':@'] ?? {}) as Record<string, unknown>).map(
      ([key, text]) => [key, decode(String(text))] as const,
    );
    return [
      {
        name,
        attributes: Object.fromEntries(attributes),
        text: textOf(children),
        children: elementsOf(children),
      },
    ];
  });
}

function textOf(value: unknown): string {
  return nodesOf(value)
    .map((node) => {
      if (node['#cdata'] !== undefined)
        return nodesOf(node['#cdata'])
          .map((one) => String(one['#text'] ?? ''))
          .join('');
      return node['#text'] === undefined ? '' : decode(String(node['#text']));
    })
    .join('');
}

function decode(text: string): string {
  return text.replace(REFERENCE, (whole, hex, decimal, name) => {
    if (name !== undefined) return PREDEFINED[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The child elements of this name. */
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
