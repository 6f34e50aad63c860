import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { formatGivenDays } from '#core/time/format/day.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './event-facts.module.css';

interface EventFactsProps {
  readonly event: Pick<ListedEvent, 'startDate' | 'endDate'>;
  /** The place in one line; '' renders none. */
  readonly place: string;
}

/** When and where, one line each. Empty lines are left out. */
export function EventFacts({ event, place }: EventFactsProps) {
  const { i18n } = useTranslation();
  const start = readCalendarDate(event.startDate);
  if (start === null && place === '') return null;
  return (
    <div className={styles.facts}>
      {start !== null && (
        <p className={styles.fact}>
          <Icon name="calendar-blank" className={styles.icon} />
          <time dateTime={isoDate(start)}>{formatGivenDays(event, i18n.language)}</time>
        </p>
      )}
      {place !== '' && (
        <p className={styles.fact}>
          <Icon name="map-pin" className={styles.icon} />
          <ProviderText>{place}</ProviderText>
        </p>
      )}
    </div>
  );
}
