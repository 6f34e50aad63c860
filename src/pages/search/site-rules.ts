import { settings } from '#core/settings.ts';
import { previousPlaceLine } from '../../domain/events/place-line.ts';
import { toArticles } from '../../domain/news/article.ts';
import { subGameAddress } from '../../features/events/game/sub-game-address.ts';
import { gamePageAddress } from '../../features/events/related-categories/game-page-address.ts';
import type { SiteRules } from '../../features/offline/search/entries/site-rules.ts';

/** What the search needs from the features whose content it finds. */
export const siteRules: SiteRules = {
  articleKeys: (items) => toArticles(items).map(({ key }) => key),
  gameAddress: gamePageAddress,
  subGameAddress,
  placeOf: previousPlaceLine,
  headingOf: (title) => title.replace(new RegExp(`\\s+[–—|-]\\s+${settings.productName}$`), ''),
};
