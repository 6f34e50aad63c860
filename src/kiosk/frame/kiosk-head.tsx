import '../navigation/texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { momentAt } from '#core/time/event-moment.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { useNow } from '../../data/visit/use-now.ts';
import { OfflineBar } from '../../features/shell/offline-bar/offline-bar.tsx';
import { canonicalPath } from '../../navigation/document-head.tsx';
import { Art } from '../../ui/art/art.tsx';
import { classNames } from '../../ui/class-names.ts';
import { kioskPaths } from '../kiosk-paths.ts';
import { StaffDoor } from '../navigation/staff-door.tsx';
import styles from './kiosk-head.module.css';

const MINUTE_MS = 60_000;
/** The upper third of these pages already holds nothing to press. */
const PAGES_WITH_OWN_HEAD: readonly string[] = [kioskPaths.today(), kioskPaths.map()];

/**
 * The kiosk's header: whose kiosk this is, and the time at the event. On an upright screen it fills the upper third,
 * which is out of reach from a wheelchair, and can be read across the foyer.
 */
export function KioskHead() {
  const { t } = useTranslation();
  const now = useNow(MINUTE_MS);
  const isTall = !PAGES_WITH_OWN_HEAD.includes(canonicalPath(useLocation().pathname));
  return (
    <header className={classNames(styles.head, isTall && styles.tall, 'on-slip')}>
      <StaffDoor className={styles.logo} />
      {now !== null && (
        <p className={styles.clock}>
          <span className="visually-hidden">{t('kiosk.clock')} </span>
          <time dir="ltr" translate="no" dateTime={new Date(now).toISOString()}>
            {formatTime(momentAt(now))}
          </time>
        </p>
      )}
      <Art name="frieze" className={styles.frieze} />
      <OfflineBar className={styles.note} />
    </header>
  );
}
