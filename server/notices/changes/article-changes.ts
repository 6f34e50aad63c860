import type { Contents, Entry } from '../../content/contents.ts';
import { shortText } from '../short-text.ts';
import type { ArticleTitles } from './article-titles.ts';
import type { ArticleFacts } from './change-facts.ts';
import type { NotedChange } from './entry-changes.ts';

/** More at once means that somebody is filling an archive. */
const MOST_NEW = 5;
const TOLD_FOR_MS = 24 * 3_600_000;

/**
 * Returns the articles of an event that came, went or got another title between two states of the content.
 *
 * @param titles of all articles that there are now
 */
export function articleChanges(
  event: Entry<'event'>,
  { before, after, titles }: { before: Contents; after: Contents; titles: ArticleTitles },
  now: number,
): NotedChange[] {
  const was = articlesOf(event, before);
  const is = articlesOf(event, after);
  const noted = (id: string, isBefore: boolean, isAfter: boolean): NotedChange => {
    const title = titles.of(id);
    const facts: ArticleFacts = {
      eventName: shortText(event.name),
      article: { key: titles.keyOf(title), title: shortText(title) },
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
    // The list begins with the latest; they are announced in reverse, the latest last.
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
