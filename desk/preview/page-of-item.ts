import type { DeskItem } from '#core/desk/content.ts';

/** Pages of kinds that belong to no event. */
const PAGES: Readonly<Record<string, string>> = {
  news: '/news',
  councilGroup: '/our-council',
  councilMember: '/our-council',
  membershipPlan: '/membership',
  contactCard: '/contact',
};
const FRONT = 'home';

/**
 * The page of the site on which an item is seen.
 *
 * @param events all of them, for their addresses
 */
export function pageOfItem({ kind, id, body }: DeskItem, events: readonly DeskItem[]): string {
  const eventId = kind === 'event' ? id : body.event;
  const path = events.find((event) => event.id === eventId)?.body.path;
  if (typeof path === 'string' && path !== '')
    return `/event/${encodeURIComponent(path)}${kind === 'scheduleEntry' ? '#schedule' : ''}`;
  const page = typeof body.page === 'string' && body.page !== FRONT ? body.page : '';
  return PAGES[kind] ?? `/${page}`;
}
