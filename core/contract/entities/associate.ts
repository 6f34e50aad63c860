import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, requiredSource } from '../fields.ts';
import { listOf } from '../read-body.ts';

const associate = v.pipe(
  entity({ logo: requiredSource }),
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
