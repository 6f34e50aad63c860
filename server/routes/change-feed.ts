import type { FastifyReply, FastifyRequest } from 'fastify';
import { changeFeedPaths } from '#core/calendar/subscription-address.ts';
import { atomFeed, jsonFeed } from '#core/open-data/feed.ts';
import type { ApiState } from '../api/api-state.ts';
import type { EventChanges } from '../calendars/event-changes.ts';
import { publicOrigin } from './public-origin.ts';
import { sendIfNew } from './send-if-new.ts';

/** The formats of a feed, by the end of its address. */
const FORMS = {
  atom: { write: atomFeed, type: 'application/atom+xml; charset=utf-8' },
  json: { write: jsonFeed, type: 'application/feed+json; charset=utf-8' },
} as const;

export type FeedForm = keyof typeof FORMS;

/** Sends the feed of what has changed on an event's schedule, to programs and pages of any origin. */
export function sendChangeFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  state: ApiState,
  path: string,
  { name, since, entries }: EventChanges,
  form: FeedForm,
): FastifyReply {
  const { write, type } = FORMS[form];
  const site = { address: publicOrigin(request, state), name: state.product.name, language: 'en' };
  const about = {
    title: `Schedule changes: ${name}`,
    description: `What has changed on the schedule of ${name}, in the event’s own time zone.`,
    page: `/event/${encodeURIComponent(path)}`,
    ...changeFeedPaths(path),
    ...(since === undefined ? {} : { since }),
  };
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(type);
  return sendIfNew(request, reply, write(site, about, entries), 'public');
}
