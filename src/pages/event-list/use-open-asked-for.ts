import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { chooseEvents } from '#core/pack/choose-event.ts';
import { isoDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';
import type { AnswerState } from '../../data/answers/use-answer.ts';
import { serverNow } from '../../data/connection/server-clock.ts';
import { paths } from '../../navigation/paths.ts';

/**
 * Goes on to the event that the address asks for, as the shortcuts of the installed app do (`public/manifest.webmanifest`):
 * `?open=now` to the event that is on, `?open=schedule` to its schedule or that of the next event. The list stays if there
 * is none.
 */
export function useOpenAskedFor(upcoming: AnswerState<readonly ListedEvent[]>): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('open');
  const events = upcoming.state === 'success' ? upcoming.value : null;
  useEffect(() => {
    const to = events === null ? null : placeAskedFor(asked, events, serverNow());
    if (to !== null) void navigate(to, { replace: true });
  }, [asked, events, navigate]);
}

/**
 * Returns the path that is asked for; null for the list itself.
 *
 * @param now milliseconds since 1970
 */
export function placeAskedFor(
  asked: string | null,
  events: readonly ListedEvent[],
  now: number,
): string | null {
  const { running, next } = chooseEvents(events, isoDate(momentAt(now).date));
  const current = running?.readMorePath ?? '';
  if (asked === 'now' && current !== '') return paths.event(current);
  const nearest = current || next?.readMorePath || '';
  return asked === 'schedule' && nearest !== '' ? paths.schedule(nearest) : null;
}
