import '../../features/kiosk/texts.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, isoDate, readCalendarDate } from '../../data/calendar-date.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { NowNext } from '../../features/now-next/now-next.tsx';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { PlaceProgramme } from '../../features/schedule/place-programme.tsx';
import { scheduleQuery } from '../../features/schedule/queries.ts';
import { useFestivalDay } from '../../features/schedule/use-festival-day.ts';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { PaintedDisc } from '../../ui/painted-disc.tsx';
import { Told } from '../../ui/told.tsx';
import { TondoState } from '../../ui/tondo-state.tsx';
import { type KioskEvent, useKioskEvent } from '../kiosk/use-kiosk-event.ts';
import { useSittingStars } from '../saved/use-sitting-stars.tsx';
import styles from './kiosk-today-page.module.css';

/** The board of a kiosk: the day, what is on now and next, and the programme by place. */
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

/** The date where the event is: in figures that are read across a foyer, and whole for the ear. */
function Head({ event }: { readonly event: KioskEvent | null }) {
  const { t, i18n } = useTranslation();
  const date = useFestivalDay(event?.eventPath ?? '');
  const part = (parts: Intl.DateTimeFormatOptions) => date && formatDate(date, i18n.language, parts);
  return (
    <div className={styles.head}>
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.title}>
          {date === null ? (
            t('kiosk.todayTitle')
          ) : (
            <>
              <span className="visually-hidden">
                {part({ weekday: 'long', day: 'numeric', month: 'long' })}
              </span>
              <span aria-hidden="true" className={styles.date}>
                <span className={styles.figure}>{date.day}</span>
                <span className={styles.day}>
                  {part({ weekday: 'long' })}
                  <br />
                  {part({ month: 'long' })}
                </span>
              </span>
            </>
          )}
        </h1>
        {event !== null && event.name !== '' && (
          <p className={styles.event}>
            <Told>{event.name}</Told>
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
  const starBeside = useSittingStars(eventPath, name);
  const start = readCalendarDate(startDate);
  const today = useFestivalDay(eventPath);
  const isAhead = start !== null && today !== null && isoDate(start) > isoDate(today);
  const begins = isAhead && formatDate(start, i18n.language, { dateStyle: 'full' });
  return (
    <>
      <NowNext eventPath={eventPath} eventName={name} look="board">
        <LateAgeNote query={scheduleQuery(eventPath)} />
      </NowNext>
      <div className={`wrap ${styles.programme}`}>
        <h2 className="visually-hidden">{t('kiosk.places')}</h2>
        <PlaceProgramme
          eventPath={eventPath}
          beside={starBeside}
          instead={
            <TondoState
              drawing="empty"
              level={0}
              title={begins ? t('kiosk.begins', { date: begins }) : t('kiosk.noProgramme')}
              action={
                <GoLink to={paths.event(eventPath)}>
                  <Told>{name}</Told>
                </GoLink>
              }
            >
              {begins && t('kiosk.noProgramme')}
            </TondoState>
          }
        />
        <GoLink to={paths.event(eventPath)} className={styles.whole}>
          {t('kiosk.wholeEvent')}
        </GoLink>
      </div>
    </>
  );
}

function NoEvent() {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <TondoState
        drawing="empty"
        level={2}
        title={t('kiosk.noEvent')}
        action={<GoLink to={paths.events()}>{t('frame.footer.events')}</GoLink>}
      />
    </div>
  );
}
