import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, oneOf, source, text, texts } from '../fields.ts';
import { listOf } from '../read-body.ts';

const contactCard = v.pipe(
  entity({
    imageurl: source,
    title: text,
    type: oneOf(['email', 'mobile', 'whatsapp'], 'other'),
    text: texts,
  }),
  v.check((raw) => raw.title !== '' || raw.text.length > 0, 'says nothing in title, text'),
  v.transform((raw) => ({ image: raw.imageurl, title: raw.title, type: raw.type, texts: raw.text })),
);

export type ContactCard = v.InferOutput<typeof contactCard>;

export const contactCards = readEndpoint({
  name: 'contactCards',
  path: '/api/ContactUs',
  values: ['pageurl'],
  read: listOf(contactCard),
  keep: KEEP.frame,
});
