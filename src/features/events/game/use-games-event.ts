import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { formatGivenDays } from '#core/time/format/day.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { useTrackingString } from '../../../data/visit/tracking.ts';
import { eventQuery } from '../../../domain/events/event-query.ts';
import { useVisitedEventId } from '../../../domain/events/use-visited-event-id.ts';
import { pageNameOf } from '../../../navigation/page-name.ts';
import { paths } from '../../../navigation/paths.ts';
import { readableName } from './readable-name.ts';

/**
 * Returns what the page of a game or sub-game shows about its event.
 *
 * @param nameInGame the event's name in the game's own answer, which has priority; '' if there is none
 */
export function useGamesEvent(eventPath: string, nameInGame = '') {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const answer = useAnswer(eventQuery(eventPath));
  const event = valueOr<EventDetail | null>(answer, null);
  const trackingString = useTrackingString(pageNameOf(pathname), useVisitedEventId(eventPath, answer));
  const name = nameInGame || event?.name || readableName(eventPath);
  const address = paths.event(eventPath);
  return {
    name,
    address,
    /** When and where it is, as far as that is known. */
    facts: event === null ? [] : [formatGivenDays(event, i18n.language), event.address, event.location],
    lastDay: event?.endDate || event?.startDate,
    /** The breadcrumbs of the page. */
    trail: [
      { label: t('game.events'), to: paths.events() },
      { label: name, to: address, isProviderText: true },
    ],
    trackingString,
  };
}
