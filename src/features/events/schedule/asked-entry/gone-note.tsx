import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/states/notice.tsx';
import styles from '../schedule.module.css';

/** Shown above the schedule if the entry in the address is no longer on it. */
export function GoneNote() {
  const { t } = useTranslation();
  return (
    <Notice role="status" className={styles.gone}>
      {t('schedule.gone')}
    </Notice>
  );
}
