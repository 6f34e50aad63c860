import { formatDateSpan } from '../../features/event-lists/date-span.ts';
import type { SiteRules } from '../../features/saved/site-rules.ts';
import { clockTime } from '../../features/schedule/clock-text.ts';
import { eventZoneName } from '../../features/schedule/event-zone.ts';
import { articleThings } from './article-thing.ts';
import { listedEventThing } from './event-thing.ts';
import { sittingThings } from './sitting-thing.ts';

/** What the list of saved things needs to know of the rooms they come from. */
export const siteRules: SiteRules = {
  event: listedEventThing,
  sittings: sittingThings,
  articles: articleThings,
  clock: clockTime,
  dates: formatDateSpan,
  zone: eventZoneName,
};
