import { TextField } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import { readCalendarDate } from '#core/time/calendar-date.ts';
import { formatFullDay } from '#core/time/format/day.ts';
import { formatZoneName } from '#core/time/format/zone-name.ts';
import { useAllItems } from '../api/queries.ts';
import { Choose } from '../frame/choose.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { CancelledEntry } from './cancelled-entry.tsx';
import { festivalDaysOf } from './festival-days.ts';
import { minutesLater } from './local-time.ts';
import { RefusedUndo } from './refused-undo.tsx';
import styles from './today.module.css';
import { useTodaysChanges } from './todays-changes.ts';
import { TodaysEntry } from './todays-entry.tsx';
import { dayInParts, daysOf, dayToShow, festivalToday, hasWords, placesOf } from './todays-event.ts';
import { ENTRIES } from './use-attempt.ts';
import { useUndo } from './use-undo.ts';

const OPEN_END_MINUTES = 60;
/** A day with more entries than this has a search: more than some windows of a phone. */
const WITHOUT_SEARCH = 12;
const PARTS = [
  { name: 'now', words: 'On now' },
  { name: 'later', words: 'Coming up' },
  { name: 'over', words: 'Over' },
] as const;
const dayWords = (day: string) => {
  const date = readCalendarDate(day);
  return date ? formatFullDay(date, 'en') : day;
};

/** An entry that is being changed, as it was when it was opened, with the time and the day of that moment. */
interface OpenEntry {
  readonly entry: DeskItem;
  readonly since: string;
  readonly day: string;
}
const openEnd = (start: string) => minutesLater(start, OPEN_END_MINUTES);

/** The entries of one day of an event. */
export function TodaysEntries({
  event,
  now,
  onBusy,
}: {
  readonly event: DeskItem;
  readonly now: string;
  /** Told whether an entry is open. */
  readonly onBusy: (isBusy: boolean) => void;
}) {
  const { data: entries, error, refetch } = useAllItems(ENTRIES, { event: event.id });
  const [chosenDay, setDay] = useState<string | null>(null);
  // While one is open, it keeps its place, whatever the clock or others do: elsewhere, what was typed would be lost.
  const [open, setOpen] = useState<OpenEntry | null>(null);
  // What was changed last, counted: its place on the screen may be another one.
  const [arrived, setArrived] = useState({ id: '', count: 0 });
  const changes = useTodaysChanges();
  const undoing = useUndo();
  const [words, setWords] = useState('');
  // What was fetched once stays, also while a later attempt fails: somebody may be typing.
  if (!entries)
    return error ? (
      <Failure onRetry={() => void refetch()}>{error.message}</Failure>
    ) : (
      <Loading of="the programme" />
    );
  const held = entries.some(({ id }) => id === open?.entry.id) ? open : null;
  const at = held?.since ?? now;
  const today = festivalToday(entries, at, openEnd);
  const days = daysOf(entries);
  const day = held?.day ?? chosenDay ?? dayToShow(entries, at, openEnd);
  const current = new Map(entries.map((entry) => [entry.id, entry]));
  const placed = entries.map((entry) => (entry.id === held?.entry.id ? held.entry : entry));
  const whole = dayInParts(placed, day, at, openEnd);
  const count = PARTS.reduce((sum, { name }) => sum + whole[name].length, 0);
  // The open one stays: somebody may be typing.
  const isFound = (entry: DeskItem) => entry.id === held?.entry.id || hasWords(entry, words);
  const parts = {
    now: whole.now.filter(isFound),
    later: whole.later.filter(isFound),
    over: whole.over.filter(isFound),
  };
  const found = [...parts.now, ...parts.later, ...parts.over];
  const toggle = (entry: DeskItem, isOpen: boolean) => {
    setOpen(isOpen ? { entry, since: now, day } : null);
    onBusy(isOpen);
  };
  const arrivalOf = (id: string) => (arrived.id === id ? arrived.count : 0);
  const settle = () => setArrived(({ count }) => ({ id: '', count }));
  const finish = (id: string) => {
    setOpen(null);
    onBusy(false);
    setArrived(({ count }) => ({ id, count: count + 1 }));
  };
  const removed = changes.filter(({ isRemoved, before }) => isRemoved && before.body.event === event.id);
  const placedWithRemoved = festivalDaysOf([...placed, ...removed.map(({ before }) => before)]);
  const cancelled = removed.filter(({ before }) =>
    placedWithRemoved.some(({ entry, first }) => entry === before && first === day),
  );
  const isOnScreen = (id: string) =>
    found.some((entry) => entry.id === id) || cancelled.some(({ before }) => before.id === id);
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
              onBusy(false);
            }}
          />
        ) : (
          <p>{dayWords(day)}</p>
        )}
        <p className="muted">Times are local to the event: {formatZoneName('en', Date.now())}.</p>
      </div>
      {count > WITHOUT_SEARCH && (
        <div className={styles.search}>
          <TextField
            label="Search by name or place"
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p role="status" className="muted">
            {words.trim() !== '' && `${found.length} of ${count}`}
          </p>
        </div>
      )}
      {days.length === 0 && (
        <p>
          The programme is empty. <Link to="/import">Import a programme</Link> or{' '}
          <Link to={`/${ENTRIES}/create`}>add an entry</Link>.
        </p>
      )}
      {undoing.refused && !isOnScreen(undoing.refused.id) && <RefusedUndo {...undoing.refused} />}
      {cancelled.map((change) => (
        <CancelledEntry
          key={change.before.id}
          change={change}
          day={day}
          undoing={undoing}
          arrival={arrivalOf(change.before.id)}
          onArrived={settle}
          onDone={() => finish(change.before.id)}
        />
      ))}
      {PARTS.filter(({ name }) => parts[name].length > 0).map(({ name, words }) => (
        <section key={name} className={styles.part} data-part={name}>
          <h2>{words}</h2>
          <ul>
            {parts[name].map((entry) => (
              <TodaysEntry
                key={entry.id}
                entry={current.get(entry.id) ?? entry}
                day={day}
                places={placesOf(entries)}
                change={changes.find(({ before, isRemoved }) => before.id === entry.id && !isRemoved)}
                undoing={undoing}
                isOpen={open?.entry.id === entry.id}
                onOpen={(isOpen) => toggle(entry, isOpen)}
                arrival={arrivalOf(entry.id)}
                onArrived={settle}
                onDone={() => finish(entry.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
