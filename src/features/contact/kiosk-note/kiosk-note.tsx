import './texts.ts';
import { useTranslation } from 'react-i18next';
import { useOutboxMessages } from '../../../data/outbox/outbox-state.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from './kiosk-note.module.css';

/**
 * Explains before sending what happens to a message on a kiosk, and how many are still waiting. It never shows message
 * text, because the next visitor reads this too (reading Q-67).
 */
export function KioskNote() {
  const { t } = useTranslation();
  // Refused messages are no longer waiting.
  const count = useOutboxMessages()?.filter(({ state }) => state !== 'refused').length ?? 0;
  return (
    <Notice icon="info" className={styles.note}>
      <p>{t('kiosk.kept')}</p>
      {count > 0 && <p>{t('kiosk.waiting', { count })}</p>}
    </Notice>
  );
}
