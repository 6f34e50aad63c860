import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAllItems } from '../api/queries.ts';
import { eventChoices } from '../content/event-choices.ts';
import { OnceStarted } from '../content/once-started.tsx';
import { Choose } from '../frame/choose.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { localNow } from './local-time.ts';
import { TodaysEntries } from './todays-entries.tsx';
import { eventOfDay, festivalDayOf } from './todays-event.ts';
import { useNow } from './use-now.ts';

/** What changes during the event: times, places, cancellations. Made for a phone and one hand. */
export function TodayPage() {
  return (
    <OnceStarted>
      <Events />
    </OnceStarted>
  );
}

function Events() {
  const { data: events, error, refetch } = useAllItems('event');
  const [chosen, setChosen] = useState<string | null>(null);
  // While an entry is open, its event stays: at midnight another one may begin.
  const [held, setHeld] = useState<string | null>(null);
  const now = localNow(useNow());
  const event =
    events?.find(({ id }) => id === (chosen ?? held)) ?? eventOfDay(events ?? [], festivalDayOf(now));
  if (!events)
    return (
      <Page title="Today">
        {error ? (
          <Failure onRetry={() => void refetch()}>{error.message}</Failure>
        ) : (
          <Loading of="the events" />
        )}
      </Page>
    );
  if (!event)
    return (
      <Page title="Today" intro="There are no events yet.">
        <Link to="/event/create">Add an event</Link>
      </Page>
    );
  return (
    <Page title="Today">
      {events.length > 1 && (
        <Choose label="Event" value={event.id} choices={eventChoices(events)} onChoose={setChosen} />
      )}
      <TodaysEntries
        key={event.id}
        event={event}
        now={now}
        onBusy={(isBusy) => setHeld(isBusy ? event.id : null)}
      />
    </Page>
  );
}
