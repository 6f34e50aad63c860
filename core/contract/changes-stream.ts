/*
 * The stream that tells open pages of a new revision of the content (record 36). It is no call of the provider's API:
 * only the bundled server has it.
 */
export const CHANGES_PATH = '/api/changes';
/** The name of its events. */
export const REVISION_EVENT = 'revision';
/** Marks an answer: the number of the revision it was made from, 0 for the sample. */
export const REVISION_HEADER = 'x-content-revision';

/** What is published, as an event of the stream says it. */
export interface RevisionNews {
  /** 0 while the sample is served. */
  readonly revision: number;
  /** In UTC, ISO 8601; null for the sample. Answers from before it may be of an older revision. */
  readonly publishedAt: string | null;
  /** Paths of the events that it touched, and nothing else; null if it could be anything. */
  readonly events: readonly string[] | null;
}

/** Reads an event of the stream; null if it is none. */
export function readRevisionNews(text: string): RevisionNews | null {
  let news: Partial<RevisionNews> | null;
  try {
    news = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof news?.revision !== 'number') return null;
  const { revision, publishedAt, events } = news;
  return {
    revision,
    publishedAt: typeof publishedAt === 'string' ? publishedAt : null,
    events: Array.isArray(events) ? events.map(String) : null,
  };
}
