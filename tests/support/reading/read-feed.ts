import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** A feed as a reader has it, whichever of the two forms it reads. */
export interface ReadFeed {
  readonly title: string;
  /** Address of the page it belongs to. */
  readonly page: string;
  /** Its own address. */
  readonly self: string;
  readonly entries: readonly ReadEntry[];
}

export interface ReadEntry {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly text: string;
  readonly published: string;
  readonly updated: string;
}

const text = { type: 'string', minLength: 1 };
const address = { type: 'string', format: 'uri', pattern: '^https?://' };
const time = { type: 'string', format: 'date-time' };
/** An element or object with exactly these parts. */
const exactly = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const ajv = formats(new Ajv({ allErrors: true }));

/** What RFC 4287 demands of the elements that we write, as the parser gives them. */
const isAtom = ajv.compile(
  exactly({
    '@_xmlns': { const: 'http://www.w3.org/2005/Atom' },
    '@_xml:lang': text,
    id: address,
    title: text,
    subtitle: text,
    updated: time,
    author: exactly({ name: text }),
    link: {
      type: 'array',
      items: exactly({
        '@_rel': { enum: ['alternate', 'self'] },
        '@_type': { enum: ['text/html', 'application/atom+xml'] },
        '@_href': address,
      }),
    },
    entry: {
      type: 'array',
      items: exactly({
        id: { type: 'string', format: 'uri' },
        title: text,
        link: {
          type: 'array',
          maxItems: 1,
          items: exactly({ '@_rel': { const: 'alternate' }, '@_type': text, '@_href': address }),
        },
        published: time,
        updated: time,
        content: exactly({ '@_type': { const: 'text' }, '#text': text }),
      }),
    },
  }),
);

/** What JSON Feed 1.1 demands of the fields that we write. */
const isJsonFeed = ajv.compile(
  exactly({
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: text,
    home_page_url: address,
    feed_url: address,
    description: text,
    icon: address,
    language: text,
    authors: { type: 'array', minItems: 1, items: exactly({ name: text, url: address }) },
    items: {
      type: 'array',
      items: exactly({
        id: text,
        url: address,
        title: text,
        content_text: text,
        date_published: time,
        date_modified: time,
      }),
    },
  }),
);

interface AtomEntry extends Record<'id' | 'title' | 'published' | 'updated', string> {
  readonly link: readonly [{ readonly '@_href': string }];
  readonly content: { readonly '#text': string };
}

/** Reads an Atom feed with a parser that did not write it. Throws for what is not well formed, or no Atom. */
export function readAtom(xml: string): ReadFeed {
  const fault = XMLValidator.validate(xml);
  if (fault !== true) throw new Error(`Not well formed: ${fault.err.msg}`);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    ignoreDeclaration: true,
    isArray: (name) => name === 'entry' || name === 'link',
  });
  const feed = { entry: [], ...parser.parse(xml).feed };
  if (!isAtom(feed)) throw new Error(ajv.errorsText(isAtom.errors));
  const linked = (rel: string) =>
    (feed.link as Record<string, string>[]).find((link) => link['@_rel'] === rel)?.['@_href'] ?? '';
  const entries = (feed.entry as AtomEntry[]).map(({ link: [link], content, ...entry }) => ({
    ...entry,
    url: link['@_href'],
    text: content['#text'],
  }));
  return { title: feed.title as string, page: linked('alternate'), self: linked('self'), entries };
}

/** Reads a JSON Feed. Throws for what is none. */
export function readJsonFeed(json: string): ReadFeed {
  const feed = JSON.parse(json);
  if (!isJsonFeed(feed)) throw new Error(ajv.errorsText(isJsonFeed.errors));
  const {
    title,
    home_page_url: page,
    feed_url: self,
    items,
  } = feed as Record<string, string> & {
    readonly items: readonly Record<string, string>[];
  };
  const entries = items.map(
    ({ id = '', url = '', title = '', content_text = '', date_published = '', date_modified = '' }) => ({
      ...{ id, url, title, text: content_text },
      ...{ published: date_published, updated: date_modified },
    }),
  );
  return { title: title ?? '', page: page ?? '', self: self ?? '', entries };
}
