import { saveableArticles } from '../../domain/saved/saveable-article.ts';
import { saveableEntries } from '../../domain/saved/saveable-entry.ts';
import { saveableListedEvent } from '../../domain/saved/saveable-event.ts';
import { clockTime } from '../../domain/schedule/clock-text.ts';
import { eventZoneName } from '../../domain/schedule/event-zone.ts';
import { formatDateSpan } from '../../features/events/event-lists/date-span.ts';
import type { SiteRules } from '../../features/offline/saved/site-rules.ts';

/** What the list of saved items needs from other features. */
export const siteRules: SiteRules = {
  event: saveableListedEvent,
  entries: saveableEntries,
  articles: saveableArticles,
  clock: clockTime,
  dates: formatDateSpan,
  zone: eventZoneName,
};
