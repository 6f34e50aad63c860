import { saveableArticles } from '../../domain/saved/saveable-article.ts';
import { saveableEntries } from '../../domain/saved/saveable-entry.ts';
import { saveableListedEvent } from '../../domain/saved/saveable-event.ts';
import type { SiteRules } from '../../features/offline/saved/site-rules.ts';

/** What the list of saved items needs from other features. */
export const siteRules: SiteRules = {
  event: saveableListedEvent,
  entries: saveableEntries,
  articles: saveableArticles,
};
