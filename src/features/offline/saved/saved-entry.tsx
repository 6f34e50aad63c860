import './texts.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, isoDate, isSameDay } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { isDayAlone, isLasting } from '#core/time/event-span.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { visitorTime } from '../../../data/visit/visitor-time.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { MovedNote } from './moved-note.tsx';
import type { RenewedItem } from './renewed-item.ts';
import type { TimedItem } from './saved-days.ts';
import styles from './saved-entry.module.css';
import type { SiteRules } from './site-rules.ts';

interface SavedEntryProps {
  readonly item: RenewedItem | TimedItem;
  readonly rules: SiteRules;
  /** The entries it overlaps with. */
  readonly clashes?: readonly RenewedItem[] | undefined;
  /** Called when the visitor has seen where it was before. */
  readonly onAccept: (item: RenewedItem) => void;
  readonly onRemove: (item: RenewedItem, name: string) => void;
}

/** One row of the list: when, what, where, clashes, and a star to remove it. */
export function SavedEntry({ item, rules, clashes = [], onAccept, onRemove }: SavedEntryProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLLIElement>(null);
  const { details, ref, isGone } = item;
  const accept = (one: RenewedItem) => {
    // The note disappears with its focused button. The next one is one step further.
    line.current?.querySelector('a')?.focus({ preventScroll: true });
    onAccept(one);
  };
  const name = details?.title ?? t(`saved.unknown.${isGone ? 'gone' : ref.kind}`);
  const about = details === null ? [] : [details.event, details.place].filter((text) => text !== '');
  return (
    <li ref={line} className={styles.entry}>
      <When item={item} rules={rules} />
      <div className={styles.what}>
        <AppLink to={details?.path} className={`d5 ${styles.title}`}>
          {details ? <ProviderText>{name}</ProviderText> : <bdi>{name}</bdi>}
        </AppLink>
        {about.map((text) => (
          <p key={text} className={`sm muted ${styles.line}`}>
            <ProviderText>{text}</ProviderText>
          </p>
        ))}
        <MovedNote item={item} name={name} rules={rules} onAccept={accept} />
        {isGone && details !== null && <p className={`sm ${styles.note}`}>{t('saved.gone')}</p>}
        {clashes.length > 0 && (
          <p className={`sm ${styles.note}`}>
            <Icon name="warning" />
            <span>
              {t('saved.clash', { names: clashes.map((other) => other.details?.title).join('; ') })}
            </span>
          </p>
        )}
      </div>
      <IconButton
        icon="star-fill"
        look="bare"
        label={t('saved.remove', { name })}
        onClick={() => onRemove(item, name)}
      />
    </li>
  );
}

function When({ item, rules }: Pick<SavedEntryProps, 'item' | 'rules'>) {
  const { t, i18n } = useTranslation();
  if (item.ref.kind === 'article') return null;
  if (!('from' in item)) return <p className={`sm ${styles.when}`}>{t('saved.timeOpen')}</p>;
  if (item.ref.kind === 'entry' && isDayAlone(item)) {
    return <p className={`sm ${styles.when}`}>{t('saved.timeOpen')}</p>;
  }
  const { from, to, ref } = item;
  if (ref.kind === 'entry' && to !== null && !from.hasTime && isSameDay(from.date, to.date)) {
    return <p className={`sm ${styles.when}`}>{t('ui.until', { time: rules.clock(to) })}</p>;
  }
  const days = isLasting(item) && to !== null && !isSameDay(from.date, to.date);
  const written = (moment: EventMoment) =>
    [
      days && formatDate(moment.date, i18n.language, { weekday: 'short', day: 'numeric' }),
      // The day may be a right-to-left word, but the time is not.
      moment.hasTime && (days ? `\u2066${rules.clock(moment)}\u2069` : rules.clock(moment)),
    ]
      .filter(Boolean)
      .join(' ');
  // A kiosk's clock is not the visitor's.
  const own = isKiosk() ? null : visitorTime(from, i18n.language, rules.clock);
  return (
    <p className={`sm ${styles.when}`}>
      {ref.kind === 'event' ? (
        <time dateTime={isoDate(from.date)}>{rules.dates(from.date, to?.date ?? null, i18n.language)}</time>
      ) : (
        <span translate="no">
          <time dateTime={from.hasTime ? new Date(from.at).toISOString() : isoDate(from.date)}>
            <bdi dir={days ? undefined : 'ltr'}>{written(from)}</bdi>
          </time>
          {to !== null && (
            <>
              {' '}
              {t('saved.to')} <bdi dir={days ? undefined : 'ltr'}>{written(to)}</bdi>
            </>
          )}
          {own !== null && <span className={styles.own}>{t('ui.yourClock', { time: own })}</span>}
        </span>
      )}
    </p>
  );
}
