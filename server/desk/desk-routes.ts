import type { Inbox } from '../inbox/inbox.ts';
import { inboxRoutes } from '../inbox/inbox-routes.ts';
import { pictureRoutes } from '../media/picture-routes.ts';
import type { Pictures } from '../media/pictures.ts';
import { peopleRoutes } from '../people/people-routes.ts';
import type { PeopleState } from '../people/people-state.ts';
import type { ContentDesk } from './content/content-desk.ts';
import { contentRoutes } from './content-routes.ts';
import type { DeskRoute } from './desk-route.ts';

/** What the routes of the desk work with. */
export interface DeskState {
  readonly people: PeopleState;
  readonly content: ContentDesk;
  readonly pictures: Pictures;
  readonly inbox: Inbox;
}

/** Every address of the desk's API, with who may use it. */
export const deskRoutes = ({ people, content, pictures, inbox }: DeskState): readonly DeskRoute[] => [
  ...peopleRoutes(people),
  ...contentRoutes(content),
  ...pictureRoutes(pictures),
  ...inboxRoutes({ inbox }),
];
