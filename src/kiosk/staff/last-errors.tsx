import { useTranslation } from 'react-i18next';
import { formatDeviceTime } from '#core/time/format/moment.ts';
import { English } from '../../ui/words/english.tsx';
import { readErrors } from '../unattended/kiosk-errors.ts';
import styles from './last-errors.module.css';
import { useRead } from './use-read.ts';

/** The last errors on this kiosk, newest first. */
export function LastErrors() {
  const { t, i18n } = useTranslation();
  const [errors] = useRead(readErrors);
  if (errors === null) return null;
  if (errors.length === 0) return <p>{t('kioskStaff.errors.none')}</p>;
  return (
    <ol className={styles.errors}>
      {errors.toReversed().map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <time dateTime={new Date(at).toISOString()}>{formatDeviceTime(at, i18n.language, Date.now())}</time>
          <English>{text}</English>
        </li>
      ))}
    </ol>
  );
}
