import type { ContentDesk } from './content/content-desk.ts';
import { contentFileRoutes } from './content/content-file-routes.ts';
import { itemRoutes } from './content/item-routes.ts';
import { programmeRoutes } from './content/programme-routes.ts';
import { removalRoutes } from './content/removal-routes.ts';
import { revisionRoutes } from './content/revision-routes.ts';
import { statusRoutes } from './content/status-routes.ts';
import type { DeskRoute } from './desk-route.ts';

/** Everything of the desk that is about content; all of it is for editors. */
export const contentRoutes = (desk: ContentDesk): readonly DeskRoute[] => [
  ...statusRoutes(desk),
  ...itemRoutes(desk),
  ...removalRoutes(desk),
  ...revisionRoutes(desk),
  ...programmeRoutes(desk),
  ...contentFileRoutes(desk),
];
