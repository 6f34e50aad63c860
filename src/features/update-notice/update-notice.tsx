import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasUnsavedWork } from '../../data/unsaved-work.ts';
import { useUpdateOffer } from '../../data/worker-link.ts';
import { Button } from '../../ui/button.tsx';
import { mayAsk, QUIET_AT_FIRST_MS } from './may-ask.ts';
import styles from './update-notice.module.css';
import { useIsTyping } from './use-is-typing.ts';

/**
 * Offers a new version of the site; only the visitor decides when the page is loaded anew (PWA-06). "Later" holds
 * until the next offer: the version takes over anyway once all pages of the old one are closed.
 */
export function UpdateNotice() {
  const { t } = useTranslation();
  const offer = useUpdateOffer();
  const hasUnsavedWork = useHasUnsavedWork();
  const isTyping = useIsTyping();
  const [isQuietTime, setIsQuietTime] = useState(true);
  const [declined, setDeclined] = useState<(() => void) | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setIsQuietTime(false), QUIET_AT_FIRST_MS);
    return () => clearTimeout(timer);
  }, []);

  const isShown = offer !== null && offer !== declined && mayAsk({ isQuietTime, isTyping, hasUnsavedWork });
  return (
    <div className={styles.place} role="status">
      {isShown && (
        <div className={`${styles.notice} on-slip`}>
          <p>{t('frame.update.ready')}</p>
          <div className={styles.answers}>
            <Button size="small" onClick={offer}>
              {t('frame.update.reload')}
            </Button>
            <Button size="small" look="lined" onClick={() => setDeclined(() => offer)}>
              {t('frame.update.later')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
