import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { entity, html, saysSomething, source, text } from '../fields.ts';
import { listOf } from '../read-body.ts';

const newsItem = v.pipe(
  entity({ title: text, description: html, file: source }),
  saysSomething('title', 'description', 'file'),
  v.transform((raw) => ({ title: raw.title, description: raw.description, file: raw.file })),
);

export type NewsItem = v.InferOutput<typeof newsItem>;

/** A reading POST: sent without a body and stored like every other answer (reading Q-65). */
export const news = readEndpoint({
  name: 'news',
  method: 'POST',
  path: '/api/news',
  values: [],
  read: listOf(newsItem),
  keep: KEEP.news,
});
