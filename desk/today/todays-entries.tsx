import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import { readCalendarDate } from '#core/time/calendar-date.ts';
import { formatFullDay } from '#core/time/format/day.ts';
import { useAllItems } from '../api/queries.ts';
import { Choose } from '../frame/choose.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { CancelledEntry } from './cancelled-entry.tsx';
import { DAY_LENGTH, minutesLater } from './local-time.ts';
import styles from './today.module.css';
import { useTodaysChanges } from './todays-changes.ts';
import { TodaysEntry } from './todays-entry.tsx';
import { dayInParts, daysOf, dayToShow, placesOf } from './todays-event.ts';
import { ENTRIES } from './use-entry-changes.ts';

const OPEN_END_MINUTES = 60;
const PARTS = [
  { name: 'now', words: 'On now' },
  { name: 'later', words: 'Coming up' },
  { name: 'over', words: 'Over' },
] as const;
const dayWords = (day: string) => {
  const date = readCalendarDate(day);
  return date ? formatFullDay(date, 'en') : day;
};

/** The entries of one day of an event. */
export function TodaysEntries({ event, now }: { readonly event: DeskItem; readonly now: string }) {
  const { data: entries, error, refetch } = useAllItems(ENTRIES, { event: event.id });
  const [chosenDay, setDay] = useState<string | null>(null);
  // While one is open, the clock stands still: its entry would move to another part, and what was typed be lost.
  const [open, setOpen] = useState<{ readonly id: string; readonly since: string } | null>(null);
  const changes = useTodaysChanges();
  // What was fetched once stays, also while a later attempt fails: somebody may be typing.
  if (!entries)
    return error ? (
      <Failure onRetry={() => void refetch()}>{error.message}</Failure>
    ) : (
      <Loading of="the schedule" />
    );
  const at = open !== null && entries.some(({ id }) => id === open.id) ? open.since : now;
  const today = at.slice(0, DAY_LENGTH);
  const days = daysOf(entries);
  const day = chosenDay ?? dayToShow(days, today);
  const parts = dayInParts(entries, day, at, (start) => minutesLater(start, OPEN_END_MINUTES));
  const cancelled = changes.filter(
    ({ isRemoved, before: { body } }) =>
      isRemoved && body.event === event.id && String(body.startsAt).startsWith(day),
  );
  return (
    <>
      <div className={styles.day}>
        {days.length > 1 ? (
          <Choose
            label="Day"
            value={day}
            choices={days.map((one) => ({
              id: one,
              title: one === today ? `Today, ${dayWords(one)}` : dayWords(one),
            }))}
            onChoose={(chosen) => {
              setDay(chosen);
              setOpen(null);
            }}
          />
        ) : (
          <p>{dayWords(day)}</p>
        )}
      </div>
      {days.length === 0 && (
        <p>
          The schedule is empty. <Link to="/import">Import a programme</Link> or{' '}
          <Link to={`/${ENTRIES}/create`}>write an entry</Link>.
        </p>
      )}
      {cancelled.map((change) => (
        <CancelledEntry key={change.before.id} change={change} day={day} />
      ))}
      {PARTS.filter(({ name }) => parts[name].length > 0).map(({ name, words }) => (
        <section key={name} className={styles.part} data-part={name}>
          <h2>{words}</h2>
          <ul>
            {parts[name].map((entry) => (
              <TodaysEntry
                key={entry.id}
                entry={entry}
                day={day}
                places={placesOf(entries)}
                change={changes.find(({ before, isRemoved }) => before.id === entry.id && !isRemoved)}
                isOpen={open?.id === entry.id}
                onOpen={(isOpen) => setOpen(isOpen ? { id: entry.id, since: now } : null)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
