import '../../navigation/texts.ts';
import { useTranslation } from 'react-i18next';
import { isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { formatFullDay, formatMonth, formatWeekday } from '#core/time/format/day.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { PlaceLinkContext } from '../../../domain/venues/place-link.ts';
import { TodaysChanges } from '../../../features/events/changes/todays-changes.tsx';
import { NowBoard } from '../../../features/events/now-next/now-board.tsx';
import { PlaceProgramme } from '../../../features/events/schedule/by-place/place-programme.tsx';
import { useFestivalDay } from '../../../features/events/schedule/day/use-festival-day.ts';
import { usePlaceLinkFromElsewhere } from '../../../features/events/venue/use-place-link.ts';
import { LazyAgeNote } from '../../../features/offline/answer-age/lazy-age-note.tsx';
import { useEntryStars } from '../../../features/offline/saved/use-entry-stars.tsx';
import { PageHead } from '../../../features/shell/page-metadata/page-head.tsx';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { PaintedDisc } from '../../../ui/pictures/painted-disc.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { type KioskEvent, useKioskEvent } from '../../settings/use-kiosk-event.ts';
import styles from './kiosk-today-page.module.css';

/** The kiosk's board: the day, what is on now and next, and the schedule by place. */
export function KioskTodayPage() {
  const event = useKioskEvent();
  return (
    <>
      <PageHead hidden name={event?.name} />
      <Head event={event} />
      {event === null ? <NoEvent /> : <Board key={event.eventPath} event={event} />}
    </>
  );
}

/** The date at the event: in digits that can be read across a foyer, and in full for screen readers. */
function Head({ event }: { readonly event: KioskEvent | null }) {
  const { t, i18n } = useTranslation();
  const date = useFestivalDay(event?.eventPath ?? '');
  return (
    <div className={styles.head}>
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.title}>
          {date === null ? (
            t('kiosk.todayTitle')
          ) : (
            <>
              <span className="visually-hidden">{formatFullDay(date, i18n.language)}</span>
              <span aria-hidden="true" className={styles.date}>
                <span className={styles.figure}>{date.day}</span>
                <span className={styles.day}>
                  {formatWeekday(date, i18n.language, 'long')}
                  <br />
                  {formatMonth(date, i18n.language, 'long')}
                </span>
              </span>
            </>
          )}
        </h1>
        {event !== null && event.name !== '' && (
          <p className={styles.event}>
            <ProviderText>{event.name}</ProviderText>
          </p>
        )}
      </div>
      <div className={styles.ground}>
        <PaintedDisc className={styles.disc} />
      </div>
    </div>
  );
}

function Board({ event: { eventPath, name, startDate } }: { readonly event: KioskEvent }) {
  const { t, i18n } = useTranslation();
  const starBeside = useEntryStars(eventPath, name);
  const placeLink = usePlaceLinkFromElsewhere(eventPath);
  const start = readCalendarDate(startDate);
  const today = useFestivalDay(eventPath);
  const isAhead = start !== null && today !== null && isoDate(start) > isoDate(today);
  const begins = isAhead && formatFullDay(start, i18n.language);
  return (
    <>
      <NowBoard eventPath={eventPath} eventName={name}>
        <LazyAgeNote query={scheduleQuery(eventPath)} />
      </NowBoard>
      <div className={`wrap ${styles.programme}`}>
        <h2 className="visually-hidden">{t('kiosk.places')}</h2>
        <TodaysChanges eventPath={eventPath}>
          <PlaceLinkContext value={placeLink}>
            <PlaceProgramme
              eventPath={eventPath}
              beside={starBeside}
              instead={
                <EmptyState
                  drawing="empty"
                  level={0}
                  title={begins ? t('kiosk.begins', { date: begins }) : t('kiosk.noProgramme')}
                  action={
                    <ArrowLink to={paths.event(eventPath)}>
                      <ProviderText>{name}</ProviderText>
                    </ArrowLink>
                  }
                >
                  {begins && t('kiosk.noProgramme')}
                </EmptyState>
              }
            />
          </PlaceLinkContext>
        </TodaysChanges>
        <ArrowLink to={paths.event(eventPath)} className={styles.whole}>
          {t('kiosk.wholeEvent')}
        </ArrowLink>
      </div>
    </>
  );
}

function NoEvent() {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <EmptyState
        drawing="empty"
        level={2}
        title={t('kiosk.noEvent')}
        action={<ArrowLink to={paths.events()}>{t('frame.footer.events')}</ArrowLink>}
      />
    </div>
  );
}
