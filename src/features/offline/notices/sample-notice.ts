import type { Notice, NoticedEntry, NoticeKind } from '#core/notices/notices.ts';
import { SOON_MINUTES } from '#core/notices/notices.ts';

/** What a sample is about. */
export interface SampleFacts {
  readonly entry: Omit<NoticedEntry, 'id'>;
  readonly eventName: string;
  /** The headline of an article. */
  readonly headline: string;
}

/** Returns a notice as the server would send it, to show what one looks like. */
export function sampleNotice(kind: NoticeKind, { entry, eventName, headline }: SampleFacts): Notice {
  const ofEvent = { event: '', eventName, revision: 0 };
  const before = { id: '', ...entry };
  switch (kind) {
    case 'changes':
      return { kind, ...ofEvent, before, after: { ...before, start: minutesLater(before.start) } };
    case 'soon':
      return { kind, ...ofEvent, entry: before };
    case 'news':
      return { kind, ...ofEvent, article: { key: '', title: headline } };
  }
}

/** Local times have no zone: read as one without changes of the clock, they can be counted on. */
const minutesLater = (start: string) =>
  new Date(Date.parse(`${start}Z`) + SOON_MINUTES * 60_000).toISOString().slice(0, 16);
