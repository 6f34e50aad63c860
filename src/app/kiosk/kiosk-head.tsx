import '../../features/kiosk/texts.ts';
import { useTranslation } from 'react-i18next';
import { momentAt } from '../../data/event-moment.ts';
import { useNow } from '../../data/use-now.ts';
import { StaffDoor } from '../../features/kiosk/staff-door.tsx';
import { OfflineBar } from '../../features/offline-bar/offline-bar.tsx';
import { clockTime } from '../../features/schedule/clock-text.ts';
import styles from './kiosk-head.module.css';

const MINUTE_MS = 60_000;

/** The kiosk's head: who is here, and the time at the event. Visitors find nothing to press so high up. */
export function KioskHead() {
  const { t } = useTranslation();
  const now = useNow(MINUTE_MS);
  return (
    <header className={`${styles.head} on-slip`}>
      <StaffDoor className={styles.logo} />
      {now !== null && (
        <p className={styles.clock}>
          <span className="visually-hidden">{t('kiosk.clock')} </span>
          <time dir="ltr" dateTime={new Date(now).toISOString()}>
            {clockTime(momentAt(now))}
          </time>
        </p>
      )}
      <OfflineBar className={styles.note} />
    </header>
  );
}
