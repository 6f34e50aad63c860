import { type Query, type QueryClient, useQuery } from '@tanstack/react-query';
import type {
  DeskStatus,
  ItemDifference,
  KindDescription,
  RevisionFacts,
  Unpublished,
} from '#core/desk/content.ts';
import type { InboxList } from '#core/desk/inbox.ts';
import { askDesk, query } from './ask-desk.ts';
import { allItems } from './items.ts';

const EVERY_MINUTE = 60_000;

export const useKinds = () =>
  useQuery({
    queryKey: ['kinds'],
    queryFn: () => askDesk<readonly KindDescription[]>('GET', '/kinds'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useStatus = () =>
  useQuery({
    queryKey: ['status'],
    queryFn: () => askDesk<DeskStatus>('GET', '/status'),
    refetchInterval: EVERY_MINUTE,
  });

/** What publishing would change. It isn't refreshed: publishing itself reports what others have changed since. */
export const useUnpublished = (isWanted = true) =>
  useQuery({
    queryKey: ['difference'],
    queryFn: () => askDesk<Unpublished>('GET', '/difference'),
    enabled: isWanted,
    // Someone who returns to the tab must find the changes they have read: newer ones would be published unread.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useRevisions = () =>
  useQuery({
    queryKey: ['revisions'],
    queryFn: () => askDesk<readonly RevisionFacts[]>('GET', '/revisions'),
  });

export const useRevisionDifference = (number: number) =>
  useQuery({
    queryKey: ['revisions', number],
    queryFn: () => askDesk<readonly ItemDifference[]>('GET', `/revisions/${number}/difference`),
  });

/** All items of a kind, for choosing one. */
export const useAllItems = (kind: string, filter: Readonly<Record<string, string>> = {}, isWanted = true) =>
  useQuery({ queryKey: ['all', kind, filter], queryFn: () => allItems(kind, filter), enabled: isWanted });

export const useUnread = (isWanted: boolean) =>
  useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: () => askDesk<InboxList>('GET', `/messages${query({ state: 'unread', count: 1 })}`),
    enabled: isWanted,
    refetchInterval: EVERY_MINUTE,
  });

/**
 * After any change of content: what is shown of it is asked for again.
 *
 * @param gone ids of what was removed, for which a page that is still open must not ask
 */
export function contentChanged(
  client: QueryClient,
  kind?: string,
  gone: readonly string[] = [],
): Promise<unknown> {
  const keys = [
    ...[['status'], ['difference'], ['all'], ['pictures']],
    ...(kind === undefined ? [['revisions']] : [[kind]]),
  ];
  const isThere = ({ queryKey: [, , sent] }: Query) =>
    !(typeof sent === 'object' && sent !== null && 'id' in sent && gone.includes(String(sent.id)));
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, predicate: isThere })));
}
