import * as v from 'valibot';
import { KEEP, readEndpoint } from './endpoint.ts';
import { entity, requiredText, text } from './fields.ts';
import { listOf } from './read-body.ts';

const video = v.pipe(
  entity({ videoheading: text, thumbnailimage: text, videolink: requiredText }),
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
