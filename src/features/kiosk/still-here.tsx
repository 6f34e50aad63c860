import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './still-here.module.css';

interface StillHereProps {
  /** Seconds left to answer; null while nobody is asked. */
  readonly secondsLeft: number | null;
  readonly onHere: () => void;
}

/**
 * Asks whoever has not touched the screen for a while. Any touch answers; the button is for those who read first
 * (WCAG 2.2.1).
 */
export function StillHere({ secondsLeft, onHere }: StillHereProps) {
  const { t } = useTranslation();
  return (
    <Modal open={secondsLeft !== null} onClose={onHere} title={t('kiosk.hereTitle')} className={styles.sheet}>
      <p className={styles.text} role="timer" aria-live="off">
        {t('kiosk.hereText', { count: secondsLeft ?? 0 })}
      </p>
      <Button className={styles.here} onClick={onHere} autoFocus>
        {t('kiosk.here')}
      </Button>
    </Modal>
  );
}
