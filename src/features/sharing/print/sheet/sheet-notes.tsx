import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { momentAt } from '#core/time/event-moment.ts';
import { formatDayAndTime } from '#core/time/format/moment.ts';
import { formatZoneName } from '#core/time/format/zone-name.ts';
import { publicAddress } from '../../../../navigation/public-address.ts';
import { useIsHydrated } from '../../../../ui/hydration/use-is-hydrated.ts';
import type { SheetFacts } from './sheet-facts.ts';
import styles from './sheet-notes.module.css';

interface SheetNotesProps {
  readonly facts: SheetFacts;
}

/**
 * What to know about the times of a sheet: their zone, how old they are, and where the latest ones are. Paper does not
 * change, so it says on the event's clock when it was right.
 */
export function SheetNotes({ facts: { at, path, zoneAt } }: SheetNotesProps) {
  const { t, i18n } = useTranslation();
  const isAlive = useIsHydrated();
  return (
    <div className={styles.notes}>
      {zoneAt !== null && <p>{t('schedule.zone', { zone: formatZoneName(i18n.language, zoneAt) })}</p>}
      {at !== null && <p>{t('age.asOf', { time: formatDayAndTime(momentAt(at), i18n.language) })}</p>}
      {isAlive && (
        <p>
          {t('print.latest')} <bdi className={styles.address}>{shortAddress(path)}</bdi>
        </p>
      )}
    </div>
  );
}

/** An address as people copy it from paper: without the protocol, and in the letters of its language. */
function shortAddress(path: string): string {
  const address = publicAddress(path).replace(/^https?:\/\//, '');
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
