import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { NewsItem } from '#core/contract/entities/news.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import type { SaveableItem } from '../../../domain/saved/saveable-item.ts';

/** How other features name what can be starred. The page passes it in, because features do not import each other. */
export interface SiteRules {
  readonly event: (event: ListedEvent) => SaveableItem | null;
  readonly entries: (
    eventPath: string,
    eventName: string,
    schedules: readonly GameSchedule[],
  ) => readonly SaveableItem[];
  readonly articles: (items: readonly NewsItem[]) => readonly SaveableItem[];
}
