import type { NewsNotice, NoticedEntry } from '#core/notices/notices.ts';

/** What a revision changed about an entry, as it is announced. */
export interface EntryFacts {
  readonly eventName: string;
  readonly was: NoticedEntry | null;
  readonly became: NoticedEntry | null;
  /** The event had no entries for a while: this one may have been told as gone. */
  readonly isReturn?: true;
}

/** What a revision changed about an article. */
export interface ArticleFacts {
  readonly eventName: string;
  readonly article: NewsNotice['article'];
}
