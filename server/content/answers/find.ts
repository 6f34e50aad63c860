import type { Contents, Entry } from '../contents.ts';
import type { KindName } from '../kinds/kinds.ts';

type OfEvent = {
  [Name in KindName]: Entry<Name> extends { readonly event: string } ? Name : never;
}[KindName];

/** Returns the event with this path; null if there is none. */
export const eventAt = (path: string, content: Contents): Entry<'event'> | null =>
  content.of('event').find((event) => event.path === path) ?? null;

/** Returns the items of an event in their order. */
export function itemsOfEvent<Name extends OfEvent>(
  kind: Name,
  event: Entry<'event'> | null,
  content: Contents,
): Entry<Name>[] {
  return event === null
    ? []
    : content.of(kind).filter((item) => (item as { event: string }).event === event.id);
}

const EVENT_PAGE = /^event\/(.+)$/;

/** Returns the event whose page has this name; null for all other pages. */
export function eventOfPage(pageName: string, content: Contents): Entry<'event'> | null {
  const [, path] = EVENT_PAGE.exec(pageName) ?? [];
  return path === undefined ? null : eventAt(path, content);
}

/**
 * Returns the items of a page in their order.
 *
 * @param home how the call spells the front page (reading Q-07)
 */
export function itemsOfPage<Name extends 'banner' | 'popup' | 'notification'>(
  kind: Name,
  pageName: string,
  content: Contents,
  home: 'home' | 'Home',
): Entry<Name>[] {
  const event = eventOfPage(pageName, content);
  if (event !== null) return itemsOfEvent(kind, event, content);
  if (pageName === '' || (pageName === 'home' && home !== 'home')) return [];
  const page = pageName === home ? 'home' : pageName;
  return content.of(kind).filter((item) => item.page === page);
}
