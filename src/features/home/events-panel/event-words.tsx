import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { eventState } from '../../../navigation/event-state.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { OfWhat } from '../../../ui/links/of-what.tsx';
import { DateBlock } from '../../../ui/page/date-block.tsx';
import { TodayLink } from '../../../ui/page/today-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { htmlText } from '../../../ui/safe-html/html-text.ts';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './events-panel.module.css';
import type { PanelEvent } from './panel-event.ts';

interface EventWordsProps {
  readonly view: PanelEvent;
  /** By its dates. */
  readonly isToday: boolean;
  readonly trackingString: string | null;
  /** The id of the element that shows the news. */
  readonly newsId: string;
  readonly isNewsOpen: boolean;
  readonly onNews: () => void;
}

/** An upcoming event: days, name, place and links. */
export function EventWords({ view, isToday, trackingString, newsId, isNewsOpen, onNews }: EventWordsProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const { event, dates, place } = view;
  return (
    <article className={styles.event} aria-labelledby={nameId}>
      {dates && <DateBlock look="huge" {...dates} className={styles.date} />}
      <div className={styles.gap}>
        {isToday && (
          <TodayLink
            to={event.readMorePath === '' ? null : paths.schedule(event.readMorePath)}
            eventName={event.name}
          />
        )}
      </div>
      <h3 id={nameId} className={classNames('d3', leadingOf(event.name))}>
        <ProviderText>{event.name}</ProviderText>
      </h3>
      {htmlText(event.heading) !== '' && (
        <SafeHtml html={event.heading} headingsBelow={3} className={`page-side ${styles.heading}`} />
      )}
      {place !== '' && (
        <p className={styles.place}>
          <Icon name="map-pin" className={styles.pin} />
          <ProviderText>{place}</ProviderText>
        </p>
      )}
      <div className={styles.ways}>
        {event.readMorePath !== '' && (
          <ButtonLink to={paths.event(event.readMorePath)} state={eventState(event)}>
            {t('eventsPanel.readMore')}
            <OfWhat>
              <ProviderText>{event.name}</ProviderText>
            </OfWhat>
          </ButtonLink>
        )}
        {event.button.text !== '' && event.button.url !== '' && (
          <ButtonLink
            to={registrationHref(event.button.url, trackingString)}
            look="lined"
            aria-describedby={nameId}
          >
            <ProviderText>{event.button.text}</ProviderText>
          </ButtonLink>
        )}
        {event.newsButton.isVisible && (
          <ArrowButton
            icon="play"
            aria-expanded={isNewsOpen}
            aria-controls={newsId}
            aria-describedby={nameId}
            onClick={onNews}
          >
            {event.newsButton.text ? (
              <ProviderText>{event.newsButton.text}</ProviderText>
            ) : (
              t('eventsPanel.news')
            )}
          </ArrowButton>
        )}
      </div>
    </article>
  );
}
