import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { groupByPlace } from '../../../../domain/schedule/entries-by-place.ts';
import { allOf, type FestivalDay } from '../../../../domain/schedule/schedule-days.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { leadingOf } from '../../../../ui/words/leading-of.ts';
import type { IsShown } from '../day/day-to-open.ts';
import { PlaceName } from './place-name.tsx';
import styles from './place-programme.module.css';
import { PlaceRow } from './place-row.tsx';

interface DayByPlaceProps {
  readonly day: FestivalDay;
  readonly isShown: IsShown;
  /** Milliseconds since 1970; null while it is unknown. */
  readonly now: number | null;
}

/** One day: its places, and what is on at each. */
export function DayByPlace({ day, isShown, now }: DayByPlaceProps) {
  const { t } = useTranslation();
  const places = groupByPlace(allOf(day).filter(isShown));
  if (places.length === 0) return <p className={`lead ${styles.nothing}`}>{t('schedule.nothing')}</p>;
  return places.map(({ place, entries }) => (
    <section key={place} className={styles.place}>
      <h3 className={classNames(styles.name, place !== '' && leadingOf(place))}>
        {place ? <PlaceName address={place} /> : t('schedule.placeOpen')}
      </h3>
      <ol className={styles.rows}>
        {entries.map((entry) => (
          <PlaceRow
            key={entry.id}
            entry={entry}
            day={day.date}
            isLasting={day.lasting.includes(entry)}
            now={now}
          />
        ))}
      </ol>
    </section>
  ));
}
