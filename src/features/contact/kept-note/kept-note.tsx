import './texts.ts';
import { useTranslation } from 'react-i18next';
import { useOutboxMessages } from '../../../data/outbox/outbox-state.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from './kept-note.module.css';

/**
 * Says before anything is sent what becomes of it here, and how much still waits. Never what was written: the next
 * visitor reads this too (decision Q-67).
 */
export function KeptNote() {
  const { t } = useTranslation();
  // One that was refused waits for nothing.
  const count = useOutboxMessages()?.filter(({ state }) => state !== 'refused').length ?? 0;
  return (
    <Notice icon="info" className={styles.note}>
      <p>{t('kiosk.kept')}</p>
      {count > 0 && <p>{t('kiosk.waiting', { count })}</p>}
    </Notice>
  );
}
