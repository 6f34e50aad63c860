import { settings } from '#core/settings.ts';
import { previousPlaceLine } from '../../features/event-lists/place-line.ts';
import { subGameAddress } from '../../features/game/sub-game-address.ts';
import { toArticles } from '../../features/news/article.ts';
import { gamePageAddress } from '../../features/related-categories/game-page-address.ts';
import type { SiteRules } from '../../features/search/site-rules.ts';

/** What the search needs to know of the rooms whose things it finds. */
export const siteRules: SiteRules = {
  articleKeys: (items) => toArticles(items).map(({ key }) => key),
  gameAddress: gamePageAddress,
  subGameAddress,
  placeOf: previousPlaceLine,
  headingOf: (title) => title.replace(new RegExp(`\\s+[–—|-]\\s+${settings.productName}$`), ''),
};
