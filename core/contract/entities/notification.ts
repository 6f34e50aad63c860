import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, html, saysSomething } from '../fields.ts';
import { firstOf } from '../read-body.ts';

const importantNotification = v.pipe(
  entity({ headingtext: html, headingtextdescription: html }),
  saysSomething('headingtext', 'headingtextdescription'),
  v.transform((raw) => ({ heading: raw.headingtext, description: raw.headingtextdescription })),
);

export type ImportantNotification = v.InferOutput<typeof importantNotification>;

export const notification = readEndpoint({
  name: 'notification',
  path: '/api/ImpNotification',
  values: ['pagename', 'eventid'],
  read: firstOf(importantNotification),
  keep: KEEP.frame,
});
