import type { SubPage } from './event-category.ts';
import { communityProjects } from './social-cultural-arts/community-projects.ts';
import { culturalExchange } from './social-cultural-arts/cultural-exchange.ts';
import { festivalsAndRituals } from './social-cultural-arts/festivals-and-rituals.ts';
import { peaceAndDialogueForum } from './social-cultural-arts/peace-and-dialogue-forum.ts';
import { traditionalPlayDays } from './social-cultural-arts/traditional-play-days.ts';
import { yogaAndWellBeing } from './social-cultural-arts/yoga-and-well-being.ts';

/** The sub-pages of Social & Cultural Arts, in the order they are shown. */
export const socialCulturalArts: readonly SubPage[] = [
  festivalsAndRituals,
  culturalExchange,
  communityProjects,
  yogaAndWellBeing,
  peaceAndDialogueForum,
  traditionalPlayDays,
];
