import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '../art/art.tsx';
import { Button } from '../links/button.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './media-modal.module.css';
import { PlayerFrame } from './player-frame.tsx';

/** What a film of another site needs to know about the visitor and the network. */
export interface OutsideFilmTerms {
  /** Why nothing of another site may be shown now, in words: a lost network would be the browser's own error page. */
  readonly obstacle: string | null;
  /** Whether the visitor has not said 'Got it!' yet (decision Q-77). */
  readonly needsConsent: boolean;
  readonly onConsent: () => void;
}

interface OutsideFilmProps extends OutsideFilmTerms {
  /** For the frame, used exactly so. */
  readonly address: string;
  readonly title: string;
}

/**
 * The frame of another site's player. Until the visitor has agreed it is a poster of ours, of which nothing is asked
 * outside: pressing it plays this one film, 'Got it!' agrees for good. A frame once shown stays.
 */
export function OutsideFilm({ address, title, obstacle, needsConsent, onConsent }: OutsideFilmProps) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const mayShow = obstacle === null && (isWanted || !needsConsent);
  if (mayShow && !isShown) setIsShown(true);
  const frame = useRef<HTMLIFrameElement>(null);
  // The pressed button is gone; the film takes its place in the order of keys.
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
