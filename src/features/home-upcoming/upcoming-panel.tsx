import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DateBlock } from '../../ui/date-block.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { eventState, type ListedEventView } from './listed-event-view.ts';
import styles from './upcoming-panel.module.css';

/** One event to come, large, with its picture to the edge of the window. */
export function UpcomingPanel({ view }: { readonly view: ListedEventView }) {
  const { t } = useTranslation();
  const headingId = useId();
  const nameId = useId();
  const { event, dates, place, picture } = view;
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHeading
          title={t('home.upcoming')}
          id={headingId}
          action={<GoLink to={paths.events()}>{t('home.allEvents')}</GoLink>}
        />
        <article className={styles.panel} aria-labelledby={nameId}>
          <div className={styles.words}>
            {dates && <DateBlock look="huge" {...dates} />}
            <h3 id={nameId} dir="auto" className={`d3 ${styles.name}`}>
              {event.name}
            </h3>
            {place !== '' && (
              <p className={styles.place}>
                <Icon name="map-pin" className={styles.pin} />
                <span dir="auto">{place}</span>
              </p>
            )}
            {event.readMorePath !== '' && (
              <ButtonLink
                to={paths.event(event.readMorePath)}
                state={eventState(event)}
                aria-describedby={nameId}
                className={styles.button}
              >
                {t('home.readMore')}
              </ButtonLink>
            )}
          </div>
          <Picture
            src={picture}
            alt=""
            width={1600}
            height={900}
            className={styles.picture}
            imageClassName={styles.image}
          />
        </article>
      </div>
    </section>
  );
}
