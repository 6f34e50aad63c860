import './texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { Button } from '../../ui/links/button.tsx';
import styles from './still-here.module.css';

interface StillHereProps {
  /** Seconds left to answer; null if no question is shown. */
  readonly secondsLeft: number | null;
  readonly onHere: () => void;
}

/**
 * Asks a visitor who has not touched the screen for a while. Any touch answers; the button, which has the focus, is for
 * people who read first (WCAG 2.2.1).
 */
export function StillHere({ secondsLeft, onHere }: StillHereProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <DialogFrame
      open={secondsLeft !== null}
      onClose={onHere}
      labelledBy={`${id}title ${id}text`}
      className={styles.sheet}
    >
      <h2 id={`${id}title`} className="d3">
        {t('kiosk.hereTitle')}
      </h2>
      <p id={`${id}text`} className={styles.text} role="timer" aria-live="off">
        {t('kiosk.hereText', { count: secondsLeft ?? 0 })}
      </p>
      <Button className={styles.here} onClick={onHere}>
        {t('kiosk.here')}
      </Button>
    </DialogFrame>
  );
}
