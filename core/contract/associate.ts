import * as v from 'valibot';
import { KEEP, readEndpoint } from './endpoint.ts';
import { entity, requiredText } from './fields.ts';
import { listOf } from './read-body.ts';

const associate = v.pipe(
  entity({ logo: requiredText }),
  v.transform((raw) => ({ logo: raw.logo })),
);

export type Associate = v.InferOutput<typeof associate>;

export const associates = readEndpoint({
  name: 'associates',
  path: '/api/Associate',
  values: ['page-url', 'event-id'],
  read: listOf(associate),
  keep: KEEP.frame,
});
