import './texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { readCalendarDate } from '#core/time/calendar-date.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { dayFigures } from '#core/time/format/day-figures.ts';
import { DateBlock } from '../../../ui/page/date-block.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './date-strip.module.css';

interface DateStripProps {
  readonly event: EventDetail;
  /** The countdown. */
  readonly children: ReactNode;
}

/** The dates and place of an event, and the countdown to it. */
export function DateStrip({ event, children }: DateStripProps) {
  const { t, i18n } = useTranslation();
  const start = dateOf(event.startDate);
  const dates = start && dayFigures(start, dateOf(event.endDate), i18n.language);
  const place = [...new Set([event.address, event.location])].filter((part) => part !== '').join(', ');
  return (
    <section className={styles.strip} aria-label={t('event.whenAndWhere')}>
      <div className={`wrap ${styles.line}`}>
        {dates && (
          <DateBlock
            look="row"
            from={dates.from}
            to={dates.to}
            spoken={dates.spoken && `${dates.spoken[0]} ${t('event.to')} ${dates.spoken[1]}`}
            caption={
              <span className={styles.caption} aria-hidden={dates.spoken !== undefined}>
                <span>{dates.caption[0]}</span> <span>{dates.caption[1]}</span>
              </span>
            }
          />
        )}
        {place !== '' && (
          <p className={styles.place}>
            <Icon name="map-pin" className={styles.pin} />
            <ProviderText>{place}</ProviderText>
          </p>
        )}
        <div className={styles.countdown}>{children}</div>
      </div>
    </section>
  );
}

const dateOf = (text: string) => readEventMoment(text)?.date ?? readCalendarDate(text);
