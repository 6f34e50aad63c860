import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, html, text } from '../fields.ts';
import { headOf } from '../read-body.ts';

const widget = v.pipe(
  entity({ title: text, widget: html }),
  v.transform((raw) => ({ title: raw.title, html: raw.widget })),
);

export const socialWidget = readEndpoint({
  name: 'socialWidget',
  path: '/api/SocialMediaWidget',
  values: ['title'],
  read: headOf(widget),
  keep: KEEP.news,
});
