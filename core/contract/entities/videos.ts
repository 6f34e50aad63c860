import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, requiredSource, source, text } from '../fields.ts';
import { listOf } from '../read-body.ts';

const video = v.pipe(
  entity({ videoheading: text, thumbnailimage: source, videolink: requiredSource }),
  v.transform((raw) => ({ heading: raw.videoheading, thumbnail: raw.thumbnailimage, link: raw.videolink })),
);

export type Video = v.InferOutput<typeof video>;

export const videos = readEndpoint({
  name: 'videos',
  path: '/api/videos',
  values: ['videotype'],
  read: listOf(video),
  keep: KEEP.news,
});
