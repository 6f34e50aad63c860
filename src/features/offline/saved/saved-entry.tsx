import './texts.ts';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarDate, isoDate, isSameDay } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { isDayAlone, isLasting } from '#core/time/event-span.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatDay, formatDayRange } from '#core/time/format/day.ts';
import { formatTimeNear } from '#core/time/format/moment.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { visitorTime } from '../../../data/visit/visitor-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { ItemTitle } from './item-title.tsx';
import { MovedNote } from './moved-note.tsx';
import type { RenewedItem } from './renewed/renewed-item.ts';
import type { TimedItem } from './saved-days.ts';
import styles from './saved-entry.module.css';

interface SavedEntryProps {
  readonly item: RenewedItem | TimedItem;
  /** The day it is listed under; undefined where none is, because it is over. */
  readonly day: CalendarDate | undefined;
  /** The entries it overlaps with. */
  readonly clashes?: readonly RenewedItem[] | undefined;
  /** Called when the visitor has seen where it was before. */
  readonly onAccept?: (item: RenewedItem) => void;
  /** Without it there is no star: the row is of another list. */
  readonly onRemove?: (item: RenewedItem, name: string) => void;
  /** Further notes. */
  readonly children?: ReactNode;
}

/** One row of the list: when, what, where, clashes, and a star to remove it. */
export function SavedEntry({ item, day, clashes = [], onAccept, onRemove, children }: SavedEntryProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLLIElement>(null);
  const { details, ref, isGone } = item;
  const accept = (one: RenewedItem) => {
    // The note disappears with its focused button. The next one is one step further.
    line.current?.querySelector('a')?.focus({ preventScroll: true });
    onAccept?.(one);
  };
  const name = details?.title ?? t(`saved.unknown.${isGone ? 'gone' : ref.kind}`);
  const about = details === null ? [] : [details.event, details.place].filter((text) => text !== '');
  return (
    <li ref={line} className={styles.entry}>
      <When item={item} day={day} />
      <div className={styles.what}>
        <AppLink
          to={details?.path}
          className={classNames('d5', styles.title, details !== null && leadingOf(name))}
        >
          {details ? <ItemTitle item={item} title={name} /> : <bdi>{name}</bdi>}
        </AppLink>
        {about.map((text) => (
          <p key={text} className={`sm muted ${styles.line}`}>
            <ProviderText>{text}</ProviderText>
          </p>
        ))}
        <MovedNote item={item} name={name} onAccept={accept} />
        {isGone && details !== null && <p className={`sm ${styles.note}`}>{t('saved.gone')}</p>}
        {clashes.length > 0 && (
          <p className={`sm ${styles.note}`}>
            <Icon name="warning" />
            <span>
              {t('saved.clash', { names: clashes.map((other) => other.details?.title).join('; ') })}
            </span>
          </p>
        )}
        {children}
      </div>
      {onRemove && (
        <IconButton
          icon="star-fill"
          look="bare"
          label={t('saved.remove', { name })}
          onClick={() => onRemove(item, name)}
        />
      )}
    </li>
  );
}

function When({ item, day }: Pick<SavedEntryProps, 'item' | 'day'>) {
  const { t, i18n } = useTranslation();
  if (item.ref.kind === 'article') return null;
  if (!('from' in item)) return <p className={`sm ${styles.when}`}>{t('saved.timeOpen')}</p>;
  if (item.ref.kind === 'entry' && isDayAlone(item)) {
    return <p className={`sm ${styles.when}`}>{t('saved.timeOpen')}</p>;
  }
  const { from, to, ref } = item;
  if (ref.kind === 'entry' && to !== null && !from.hasTime && isSameDay(from.date, to.date)) {
    return <p className={`sm ${styles.when}`}>{t('ui.until', { time: formatTime(to) })}</p>;
  }
  const written = (moment: EventMoment, base: CalendarDate) => formatTimeNear(moment, base, i18n.language);
  // A time after midnight is listed under the evening before, where it would read as missed.
  const begins = written(from, day ?? from.date);
  /** What lasts all night ends on another date, but not on another day of the programme. */
  const ends = to && written(to, isLasting(item) ? (day ?? from.date) : to.date);
  // A kiosk's clock is not the visitor's.
  const own = isKiosk() ? null : visitorTime(from, i18n.language);
  return (
    <p className={`sm ${styles.when}`}>
      {ref.kind === 'event' ? (
        <time dateTime={isoDate(from.date)}>
          {formatDayRange(from.date, to?.date ?? null, i18n.language)}
        </time>
      ) : (
        <span translate="no">
          {day === undefined && <span className={styles.day}>{formatDay(from.date, i18n.language)}</span>}
          <time dateTime={from.hasTime ? new Date(from.at).toISOString() : isoDate(from.date)}>
            <bdi>{begins}</bdi>
          </time>
          {ends !== null && (
            <>
              {' '}
              {t('saved.to')} <bdi>{ends}</bdi>
            </>
          )}
          {own !== null && <span className={styles.own}>{t('ui.yourClock', { time: own })}</span>}
        </span>
      )}
    </p>
  );
}
