import { authorName } from '../people/author-name.ts';
import type { ContentDesk } from './content/content-desk.ts';
import { contentFileRoutes } from './content/content-file-routes.ts';
import { itemRoutes } from './content/item-routes.ts';
import { previewRoutes } from './content/preview-routes.ts';
import { programmeRoutes } from './content/programme-routes.ts';
import { removalRoutes } from './content/removal-routes.ts';
import { revisionRoutes } from './content/revision-routes.ts';
import { statusRoutes } from './content/status-routes.ts';
import type { DeskRoute } from './desk-route.ts';

/** Everything of the desk that is about content; all of it is for editors. */
export const contentRoutes = (desk: ContentDesk): readonly DeskRoute[] =>
  allRoutes(desk).map((route) => (route.method === 'GET' ? route : withAuthor(desk, route)));

/** The author of a change is named so that two people are not confused. */
const withAuthor = ({ db }: ContentDesk, route: DeskRoute): DeskRoute => ({
  ...route,
  answer: async (request, reply, person) =>
    route.answer(request, reply, person && { ...person, name: await authorName(db, person) }),
});

const allRoutes = (desk: ContentDesk): readonly DeskRoute[] => [
  ...statusRoutes(desk),
  ...itemRoutes(desk),
  ...removalRoutes(desk),
  ...revisionRoutes(desk),
  ...programmeRoutes(desk),
  ...contentFileRoutes(desk),
  ...previewRoutes(desk),
];
