import * as v from 'valibot';
import { describe, isRecord, ShapeError } from './envelope.ts';
import { entity, requiredText, text, texts } from './fields.ts';

const pageEntry = v.pipe(
  entity({
    title: requiredText,
    description: text,
    keywords: v.pipe(
      texts,
      v.transform((words) => words.join(', ')),
    ),
  }),
  v.transform((raw) => ({ title: raw.title, description: raw.description, keywords: raw.keywords })),
);

export type PageEntry = v.InferOutput<typeof pageEntry>;

/** The content of `/seo.json`: entries by path, and one for all other paths. Plain data that JSON can hold. */
export interface PageMetadata {
  readonly byPath: Readonly<Record<string, PageEntry>>;
  readonly otherwise: PageEntry | null;
}

/** Our static file of titles: precached and requested without the access key (API-03). */
export const pageMetadataFile = {
  name: 'pageMetadata',
  method: 'GET',
  path: '/seo.json',
  item: pageEntry,
} as const;

/**
 * Reads `/seo.json`. Entries without a title are left out, and the default replaces them.
 *
 * @throws ShapeError if it is not an object
 */
export function readPageMetadata(body: unknown): PageMetadata {
  if (!isRecord(body)) throw new ShapeError(`titles by path were expected, not ${describe(body)}`);
  const entries = Object.entries(body).flatMap(([path, raw]) => {
    const result = v.safeParse(pageEntry, raw);
    return result.success ? [[path, result.output] as const] : [];
  });
  return {
    byPath: Object.fromEntries(entries.map(([path, entry]) => [plainPath(path), entry])),
    otherwise: entries.find(([path]) => path === 'default')?.[1] ?? null,
  };
}

/** Returns the entry of a path, or the default. Fields an entry leaves empty come from the default. */
export function metadataFor({ byPath, otherwise }: PageMetadata, pathname: string): PageEntry | undefined {
  const path = plainPath(pathname);
  const entry = Object.hasOwn(byPath, path) ? byPath[path] : undefined;
  if (entry === undefined) return otherwise ?? undefined;
  return {
    title: entry.title,
    description: entry.description || (otherwise?.description ?? ''),
    keywords: entry.keywords || (otherwise?.keywords ?? ''),
  };
}

/** Normalizes a path: `/home` is `/` (reading Q-75), and a trailing slash makes no difference (SEO-04). */
function plainPath(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return path === '' || path === '/home' ? '/' : path;
}
