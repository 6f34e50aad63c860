import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '../art/art.tsx';
import { Button } from '../links/button.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './media-modal.module.css';
import { PlayerFrame } from './player-frame.tsx';

/** What a third-party film needs to know about the visitor and the network. */
export interface OutsideFilmTerms {
  /** Why no third-party content can be shown now, in words; offline, the frame would show the browser's error page. */
  readonly obstacle: string | null;
  /** Whether the visitor has not pressed 'Got it!' yet (reading Q-77). */
  readonly needsConsent: boolean;
  readonly onConsent: () => void;
}

interface OutsideFilmProps extends OutsideFilmTerms {
  /** For the frame, used unchanged. */
  readonly address: string;
  readonly title: string;
}

/**
 * The frame of a third-party player. Until the visitor agrees it is a poster of ours that sends no third-party request:
 * pressing it plays this one film, and 'Got it!' agrees permanently. A frame once shown stays.
 */
export function OutsideFilm({ address, title, obstacle, needsConsent, onConsent }: OutsideFilmProps) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const mayShow = obstacle === null && (isWanted || !needsConsent);
  if (mayShow && !isShown) setIsShown(true);
  const frame = useRef<HTMLIFrameElement>(null);
  // The pressed button is gone; the film takes its place in the tab order.
  useEffect(() => {
    if (isShown && isWanted) frame.current?.focus();
  }, [isShown, isWanted]);

  if (isShown) return <PlayerFrame ref={frame} className={styles.film} address={address} title={title} />;
  return (
    <div className={`${styles.film} ${styles.poster} red-figure`}>
      <Art name="frieze" className={styles.frieze} />
      {obstacle === null ? (
        <>
          <button type="button" className={styles.play} onClick={() => setIsWanted(true)}>
            <span className={styles.disc}>
              <Icon name="play" />
            </span>
            <span className="visually-hidden">{t('media.play', { title })}</span>
          </button>
          <div className={styles.note}>
            <p>{t('media.needsConsent')}</p>
            <Button
              size="small"
              onClick={() => {
                setIsWanted(true);
                onConsent();
              }}
            >
              {t('media.gotIt')}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.note} role="status">
          {obstacle}
        </p>
      )}
    </div>
  );
}
