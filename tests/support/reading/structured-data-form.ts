import { Ajv } from 'ajv';
import formats from 'ajv-formats';

/*
 * What search engines demand of the things our pages tell about: their documentation of events, articles, breadcrumbs,
 * organizations and the search box. Types and properties are those of schema.org; the compiler checks their names where
 * the site writes them (`schema-dts`). These forms are our reading of that documentation: no validator of others runs
 * here, so try a changed page in one by hand.
 */

const text = { type: 'string', minLength: 1, pattern: '^[^<]*$' };
/** A full address, or a path on the site. */
const address = { type: 'string', pattern: '^(?:https?://[^\\s<>"]+|/[^\\s<>"]*)$' };
/** ISO 8601: a day, or a time with its offset. */
const time = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d:\\d\\d[+-]\\d\\d:\\d\\d)?$' };
const pictures = { type: 'array', minItems: 1, items: address };

/** A thing of one type. What it needs and what it may have; nothing else is known. */
const thing = (
  type: string,
  needs: Readonly<Record<string, object>>,
  may: Readonly<Record<string, object>> = {},
) => ({
  type: 'object',
  additionalProperties: false,
  required: ['@type', ...Object.keys(needs)],
  properties: { '@type': { const: type }, ...needs, ...may },
});

const place = thing('Place', { name: text, address: text });
const organizer = thing('Organization', { '@id': address, name: text, url: address });
const session = thing(
  'Event',
  { name: text, url: address, startDate: time },
  { endDate: time, location: place },
);
const event = thing(
  'Festival',
  {
    '@id': address,
    name: text,
    url: address,
    eventStatus: { const: 'https://schema.org/EventScheduled' },
    eventAttendanceMode: { const: 'https://schema.org/OfflineEventAttendanceMode' },
    organizer,
  },
  {
    startDate: time,
    endDate: time,
    location: place,
    description: text,
    image: pictures,
    subEvent: { type: 'array', minItems: 1, maxItems: 24, items: session },
  },
);
/** In a list, an event is of use only with its date and place. */
const listedEvent = { ...event, required: [...event.required, 'startDate', 'location'] };
const positions = { position: { type: 'integer', minimum: 1 } };
const items = (item: object) => ({ itemListElement: { type: 'array', minItems: 1, items: item } });
const crumb = thing('ListItem', { ...positions, name: text, item: address });
/** A headline may speak of markup, as plain text. */
const crumbOfArticle = thing('ListItem', {
  ...positions,
  name: { type: 'string', minLength: 1 },
  item: { ...address, pattern: '^(?:https?://[^/\\s<>"]+)?/news/details\\?article=[^\\s<>"&]+$' },
});

const node = {
  oneOf: [
    event,
    thing(
      'NewsArticle',
      {
        '@id': address,
        headline: { type: 'string', minLength: 1 },
        url: address,
        mainEntityOfPage: address,
        author: organizer,
        publisher: organizer,
      },
      { description: text, image: pictures },
    ),
    thing('BreadcrumbList', items({ anyOf: [crumb, crumbOfArticle] })),
    thing('ItemList', items(thing('ListItem', { ...positions, item: listedEvent }))),
    thing(
      'ItemList',
      items(thing('ListItem', { ...positions, name: { type: 'string', minLength: 1 }, url: address })),
    ),
    thing('Organization', {
      '@id': address,
      name: text,
      url: address,
      logo: address,
      description: text,
      email: { type: 'string', format: 'email' },
      sameAs: pictures,
    }),
    thing('WebSite', {
      '@id': address,
      name: text,
      url: address,
      inLanguage: text,
      publisher: { type: 'object', required: ['@id'] },
      potentialAction: thing('SearchAction', {
        target: thing('EntryPoint', { urlTemplate: { type: 'string', pattern: '\\{words\\}$' } }),
        'query-input': { const: 'required name=words' },
      }),
    }),
  ],
};

const isStructuredData = formats(new Ajv({ allErrors: true })).compile({
  type: 'object',
  additionalProperties: false,
  required: ['@context', '@graph'],
  properties: {
    '@context': { const: 'https://schema.org' },
    '@graph': { type: 'array', minItems: 1, items: node },
  },
});

/** Returns what keeps search engines from using the structured data of a page. */
export function faultsOfStructuredData(data: unknown): string[] {
  if (isStructuredData(data)) return [];
  return (isStructuredData.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
