import type { QueryClient } from '@tanstack/react-query';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { Answered } from '../../../data/answers/answered.ts';
import { serverNow } from '../../../data/connection/server-clock.ts';
import { readSavedList } from '../../../data/saved/saved-items.ts';
import { readGains } from '../../../data/visit/gains.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { upcomingEventsQuery } from '../../../domain/events/event-lists-query.ts';
import { declinedAt } from './declined.ts';
import { isWorthOffering } from './install-way.ts';
import { isInOwnWindow, isInstalled } from './installed.ts';
import { currentWay } from './use-install-way.ts';
import { isNearEvent, isWelcome, type WrittenSpan } from './when-to-offer.ts';

/** Returns whether this is the moment to offer an installation, from what is on this device. Sends no request. */
export async function isOfferDue(client: QueryClient, stars: number): Promise<boolean> {
  const facts = {
    ...readGains(),
    isPossible: isWorthOffering(currentWay(), 'onbeforeinstallprompt' in window),
    isInstalled: isInOwnWindow(),
    isKiosk: isKiosk(),
    stars,
    declinedAt: declinedAt(),
    now: Date.now(),
  };
  if (!isWelcome(facts) || (await isInstalled())) return false;
  const spans = [...(await upcomingSpans(client)), ...(stars > 0 ? await starredSpans() : [])];
  return isNearEvent(spans, serverNow());
}

async function upcomingSpans(client: QueryClient): Promise<WrittenSpan[]> {
  const { queryKey, meta } = upcomingEventsQuery;
  const shown = client.getQueryData(queryKey);
  // Without a worker nothing is saved.
  const answer = shown ?? ((await saved(meta?.readSaved)) as Answered<readonly ListedEvent[]> | null);
  return (answer?.value ?? []).map(({ startDate, endDate }) => ({ startsAt: startDate, endsAt: endDate }));
}

async function starredSpans(): Promise<WrittenSpan[]> {
  return (await readSavedList()).flatMap(({ details }) => details ?? []);
}

const saved = (read: unknown): Promise<unknown> =>
  typeof read === 'function' ? read().catch(() => null) : Promise.resolve(null);
