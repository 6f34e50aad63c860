import { saveableArticles } from './saveable-article.ts';
import { saveableEntries } from './saveable-entry.ts';
import { saveableListedEvent } from './saveable-event.ts';

/** How everything that can be starred is named, for whoever lists saved items. */
export const saveableItems = {
  event: saveableListedEvent,
  entries: saveableEntries,
  articles: saveableArticles,
} as const;
