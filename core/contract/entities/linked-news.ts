import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { findList, isRecord } from '../envelope.ts';
import { entity, html, oneOf, saysSomething, source, text } from '../fields.ts';
import { readItems, withForm } from '../read-body.ts';

const galleryItem = v.pipe(
  entity({
    type: oneOf(['image', 'youtube', 'video'], 'other'),
    title: text,
    thumbnail: source,
    alt: text,
    eventimage: source,
    headingtext: html,
    headingtextdescription: html,
    source: text,
  }),
  saysSomething('thumbnail', 'eventimage', 'headingtext', 'title'),
  v.transform((raw) => ({
    type: raw.type,
    title: raw.title,
    thumbnail: raw.thumbnail,
    alt: raw.alt,
    /** Address of the picture, embed or film, depending on `type`. */
    url: raw.eventimage,
    heading: raw.headingtext,
    description: raw.headingtextdescription,
    source: raw.source,
  })),
);

export type GalleryItem = v.InferOutput<typeof galleryItem>;

/** Pictures and films of one event, under one heading. */
export interface LinkedNews {
  readonly headingText: string;
  readonly items: readonly GalleryItem[];
}

export const linkedNews = readEndpoint({
  name: 'linkedNews',
  path: '/api/EventsLinkedNews',
  values: ['eventtype', 'eventid'],
  read: withForm({ takes: 'list', item: galleryItem, status: 'unnamed' }, (body, note): LinkedNews => {
    const headingText = isRecord(body) ? v.parse(text, body.headingText) : '';
    return { headingText, items: readItems(findList(body), galleryItem, note) };
  }),
  keep: KEEP.news,
});
