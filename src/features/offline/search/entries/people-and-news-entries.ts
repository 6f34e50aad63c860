import type { CouncilGroup } from '#core/contract/entities/council.ts';
import type { NewsItem } from '#core/contract/entities/news.ts';
import { paths } from '../../../../navigation/paths.ts';
import { htmlText } from '../../../../ui/safe-html/html-text.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SiteRules } from './site-rules.ts';

/** Returns the articles of a news answer. */
export function searchableNews(
  items: readonly NewsItem[],
  rules: Pick<SiteRules, 'articleKeys'>,
): SearchEntry[] {
  const keys = rules.articleKeys(items);
  return items.flatMap((item, index) => {
    const key = keys[index] ?? '';
    if (key === '' || item.title === '') return [];
    const text = htmlText(item.description);
    return [{ kind: 'news', address: paths.article(key), title: item.title, line: '', text }];
  });
}

/** Returns the members of the council. A member without a page is listed under the council's page. */
export function searchableCouncil(groups: readonly CouncilGroup[]): SearchEntry[] {
  return groups.flatMap(({ title, members }) =>
    members.map(({ slug, name, designation, country, description }) => ({
      kind: 'council' as const,
      address: slug === '' ? paths.council() : paths.partner(slug),
      title: name,
      line: [designation, country].filter(Boolean).join(' · '),
      text: htmlText(description),
      words: title,
      isPart: slug === '',
    })),
  );
}
