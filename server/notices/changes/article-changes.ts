import { news } from '#core/contract/entities/news.ts';
import { writeNews } from '#core/contract/writers/write-pages.ts';
import type { Contents, Entry } from '../../content/contents.ts';
import { shortText } from '../short-text.ts';
import { articleKey } from './article-key.ts';
import type { ArticleFacts } from './change-facts.ts';
import type { NotedChange } from './entry-changes.ts';

/** Whoever publishes more at once fills an archive. */
const MOST_NEW = 5;
const TOLD_FOR_MS = 24 * 3_600_000;

/** Returns the articles of an event that came, went or got another title between two states of the content. */
export function articleChanges(
  event: Entry<'event'>,
  before: Contents,
  after: Contents,
  now: number,
): NotedChange[] {
  const titles = titlesOf(after);
  const was = articlesOf(event, before);
  const is = articlesOf(event, after);
  const noted = (id: string, isBefore: boolean, isAfter: boolean): NotedChange => {
    const title = titles.get(id) ?? '';
    const facts: ArticleFacts = {
      eventName: event.name,
      article: { key: articleKey(title, [...titles.values()]), title: shortText(title) },
    };
    return {
      ...{ kind: 'article', was: isBefore ? id : null, became: isAfter ? id : null },
      ...{ facts: JSON.stringify(facts), is_told: 1, ends_at: now + TOLD_FOR_MS },
    };
  };
  const added = [...is.keys()].filter((id) => !was.has(id));
  const gone = [...was.keys()].filter((id) => !is.has(id));
  const retitled = [...is].filter(([id, title]) => was.has(id) && was.get(id) !== title);
  return [
    ...gone.map((id) => noted(id, true, false)),
    ...retitled.map(([id]) => noted(id, true, true)),
    // The latest are first in the list; the last one that is told is the latest.
    ...added
      .slice(0, MOST_NEW)
      .reverse()
      .map((id) => noted(id, false, true)),
  ];
}

/** Titles of an event's articles by id, latest first. */
const articlesOf = ({ id: event }: Entry<'event'>, contents: Contents) =>
  new Map(
    contents
      .of('news')
      .filter((article) => article.event === event)
      .map(({ id, title }) => [id, title]),
  );

/** The titles of all articles by id, as pages read them. */
function titlesOf(contents: Contents): Map<string, string> {
  return new Map(
    contents.of('news').map((article) => {
      const [read] = news.read(writeNews([article] as never), () => undefined);
      return [article.id, read?.title ?? ''];
    }),
  );
}
