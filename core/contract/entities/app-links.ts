import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, flag, requiredLink, source, text } from '../fields.ts';
import { listOf } from '../read-body.ts';

const appLink = v.pipe(
  entity({ isactive: flag, link: requiredLink, image: source, title: text }),
  v.transform((raw) => ({ isActive: raw.isactive, link: raw.link, image: raw.image, title: raw.title })),
);

export type AppLink = v.InferOutput<typeof appLink>;

export const appLinks = readEndpoint({
  name: 'appLinks',
  path: '/api/AppDownlaodLink',
  values: [],
  read: listOf(appLink),
  keep: KEEP.frame,
});
