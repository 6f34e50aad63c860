import type { NewsNotice } from '#core/notices/notices.ts';
import type { Database } from '../../database/tables.ts';
import { valueList } from '../../database/value-list.ts';
import { dropNotices, type NewNotice, putNotices } from '../outbox/outbox.ts';
import { topicOf } from '../topic.ts';
import type { ArticleFacts } from './change-facts.ts';
import type { Follow, Pace } from './follow.ts';
import type { Step } from './steps.ts';

/** Puts new articles on their way to those who want them, and holds back those that are gone again. */
export async function followArticles(
  db: Database,
  event: string,
  follows: readonly Follow[],
  steps: readonly Step[],
  { now, collapseMs }: Pace,
): Promise<void> {
  const wanting = follows.filter(({ news }) => news === 1);
  for (const { revision, articles } of steps) {
    const behind = wanting.filter((follow) => follow.revision < revision);
    if (behind.length === 0) continue;
    for (const { was, became, facts, ends_at: endsAt } of articles) {
      const topics = new Map(behind.map(({ id }) => [topicOf('news', id, was ?? became ?? ''), id]));
      const onTheirWay = was === null ? [] : await waiting(db, [...topics.keys()]);
      if (became === null)
        await dropNotices(
          db,
          onTheirWay.map(({ id }) => id),
        );
      else {
        const notice: NewsNotice = { kind: 'news', event, revision, ...(JSON.parse(facts) as ArticleFacts) };
        // A new title is only announced to devices that have not heard of the article yet.
        const told = was === null ? [...topics.keys()] : onTheirWay.map(({ topic }) => topic);
        const notices = told.map(
          (topic): NewNotice => ({ followId: topics.get(topic) ?? 0, entryId: null, topic, notice, endsAt }),
        );
        await putNotices(db, notices, now + collapseMs);
      }
    }
  }
}

/** Those of these topics that are not being sent yet. */
const waiting = (db: Database, topics: readonly string[]) =>
  db
    .selectFrom('notice_outbox')
    .select(['id', 'topic'])
    .where('topic', 'in', valueList(topics))
    .where('is_taken', '=', 0)
    .execute();
