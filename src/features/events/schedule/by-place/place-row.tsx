import '../texts.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '#core/time/calendar-date.ts';
import { EntryLabel } from '../../../../domain/changes/entry-label.ts';
import { EntryAction } from '../../../../domain/schedule/entry-action.ts';
import { phaseOf, type TimedEntry } from '../../../../domain/schedule/schedule-entry.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { leadingOf } from '../../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import { useAskedRow } from '../asked-entry/asked-entry.ts';
import { EntryClock } from '../entry/entry-clock.tsx';
import { EntryTimes } from '../entry/entry-times.tsx';
import styles from './place-row.module.css';

interface PlaceRowProps {
  readonly entry: TimedEntry;
  /** The day under which the entry is listed. */
  readonly day: CalendarDate;
  /** It lasts all day or for days. */
  readonly isLasting: boolean;
  /** Milliseconds since 1970; null while it is unknown. */
  readonly now: number | null;
}

/** One row, readable from a distance: when, what, and whether it is on. */
export function PlaceRow({ entry, day, isLasting, now }: PlaceRowProps) {
  const { t } = useTranslation();
  const drawBeside = useContext(EntryAction);
  const label = useContext(EntryLabel)(entry);
  const phase = now === null ? 'ahead' : phaseOf(entry, now);
  const { game, title } = entry;
  return (
    <li
      {...useAskedRow(entry)}
      className={classNames(styles.row, phase === 'over' && styles.over)}
      data-phase={phase}
    >
      <p className={styles.when} aria-hidden="true" translate="no">
        <EntryClock entry={entry} day={day} isLasting={isLasting} weekday="long" />
      </p>
      <EntryTimes entry={entry} className="visually-hidden" />
      <div className={styles.what}>
        <p className={classNames(styles.game, leadingOf(game))}>
          <ProviderText>{game}</ProviderText>
        </p>
        {(title !== '' || label !== null) && (
          <p>
            {title !== '' && <ProviderText>{title}</ProviderText>}
            {label !== null && <> {label}</>}
          </p>
        )}
      </div>
      {phase !== 'ahead' && (
        <p className={classNames(styles.phase, phase === 'now' && styles.now)}>
          {t(phase === 'now' ? 'schedule.onNow' : 'schedule.over')}
        </p>
      )}
      <div className={styles.beside}>{drawBeside(entry, styles.sign)}</div>
    </li>
  );
}
