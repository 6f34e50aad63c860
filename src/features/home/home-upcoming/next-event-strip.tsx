import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { eventState } from '../../../navigation/event-state.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { DateBlock, type Days } from '../../../ui/page/date-block.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './next-event-strip.module.css';

interface NextEventStripProps {
  readonly event: ListedEvent;
  /** Null if the date is unreadable. */
  readonly dates: Days | null;
  /** In one line; '' if unknown. */
  readonly place: string;
  /** Added to the registration link once it is known. */
  readonly trackingString: string | null;
  /** The countdown. */
  readonly children: ReactNode;
}

/** The next event in one line: days, name, place, countdown and registration link. */
export function NextEventStrip({ event, dates, place, trackingString, children }: NextEventStripProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <section className={`${styles.strip} on-slip`} aria-label={t('home.next')}>
      <div className={`wrap ${styles.line}`}>
        {dates && <DateBlock look="clay" {...dates} className={styles.date} />}
        <div className={styles.words}>
          <h2 id={nameId} className={classNames('d4', leadingOf(event.name))}>
            {event.readMorePath === '' ? (
              <ProviderText>{event.name}</ProviderText>
            ) : (
              <AppLink to={paths.event(event.readMorePath)} state={eventState(event)} className={styles.name}>
                <ProviderText>{event.name}</ProviderText>
              </AppLink>
            )}
          </h2>
          {place !== '' && (
            <p className={styles.place}>
              <ProviderText>{place}</ProviderText>
            </p>
          )}
        </div>
        <div className={styles.count}>{children}</div>
        {event.button.text !== '' && (
          <ButtonLink
            to={registrationHref(event.button.url, trackingString)}
            aria-describedby={nameId}
            className={styles.button}
          >
            <ProviderText>{event.button.text}</ProviderText>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
