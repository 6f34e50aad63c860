import { useMatch } from 'react-router-dom';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import type { AgedQuery } from '../../data/answers/use-age.ts';
import { useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { eventQuery } from '../../domain/events/event-query.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { PagePopup } from '../../features/shell/popup/page-popup.tsx';
import { NOT_FOUND, useShownPageName } from './use-shown-page-name.ts';

const ageOf = (query: AgedQuery) => <LazyAgeNote query={query} />;

/** The popup of the current page. An event's page requests it with the event's own id, once that is known (API-08). */
export function ShownPagePopup() {
  const pageName = useShownPageName();
  const eventPath = useMatch('/event/:eventpath')?.params.eventpath;
  if (pageName === NOT_FOUND) return null;
  if (eventPath !== undefined) return <EventPopup key={pageName} pageName={pageName} eventPath={eventPath} />;
  return <PagePopup key={pageName} pageName={pageName} eventId={SITE_EVENT_ID} foot={ageOf} />;
}

function EventPopup({ pageName, eventPath }: { readonly pageName: string; readonly eventPath: string }) {
  const answer = useAnswer(eventQuery(eventPath));
  const event = valueOr(answer, null);
  const isKnown = answer.state === 'loading' || event !== null;
  return <PagePopup pageName={isKnown ? pageName : null} eventId={event?.id ?? null} foot={ageOf} />;
}
