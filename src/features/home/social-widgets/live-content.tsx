import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UntrustedHtml } from '#core/html/untrusted-html.ts';
import { giveConsent, useConsent } from '../../../data/preferences/consent.ts';
import { useEmbedBlocker } from '../../../data/visit/embed-blocker.ts';
import { Button } from '../../../ui/links/button.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { SandboxedHtml } from '../../../ui/safe-html/sandboxed-html.tsx';
import styles from './social-widgets.module.css';
import { widgetBlocker } from './widget-blocker.ts';

interface LiveContentProps {
  readonly html: UntrustedHtml;
  readonly title: string;
  /** The title with its language marked. */
  readonly shownTitle: ReactNode;
}

/**
 * A widget that relies on scripts. Shows its text and pictures at once, and a button that runs the scripts in a
 * sandboxed iframe. Nothing is requested from other sites before that, or without consent or network (reading Q-77).
 */
export function LiveContent({ html, title, shownTitle }: LiveContentProps) {
  const { t } = useTranslation();
  const consent = useConsent();
  const obstacle = useEmbedBlocker();
  const isReached = obstacle === null;
  const [state, setState] = useState<'still' | 'pressed' | 'coming' | 'failed' | 'live'>('still');
  const blocker = widgetBlocker({ consent, isReached });
  const mustAgree = state === 'pressed' && blocker === 'agree';
  // An iframe that lost the network would never finish loading, so it is removed, and restored when back online.
  const isComing = state === 'coming' && isReached;
  const words = (note: 'agree' | 'network' | 'coming' | 'failed') =>
    t(obstacle === 'kiosk' ? 'kiosk.noEmbeds' : `widgets.${note}`, { title });
  const note = isComing || (state === 'failed' && isReached) ? state : blocker;
  return (
    <>
      {state !== 'live' && (
        <>
          <SafeHtml html={html} className={styles.markup} />
          <div className={styles.ask}>
            <p role="status" className={styles.note}>
              {state !== 'still' && note !== null && words(note)}
            </p>
            <Button
              look="lined"
              aria-disabled={isComing}
              onClick={() => {
                if (isComing) return;
                if (mustAgree) giveConsent();
                setState(blocker === null || mustAgree ? 'coming' : 'pressed');
              }}
            >
              {t(mustAgree ? 'widgets.agreeAndShow' : 'widgets.show')}
              <span className="visually-hidden"> – {shownTitle}</span>
            </Button>
          </div>
        </>
      )}
      {(isComing || state === 'live') && (
        <SandboxedHtml
          html={html}
          title={t('widgets.frame', { title })}
          onShown={() => setState('live')}
          onFailed={() => setState('failed')}
        />
      )}
    </>
  );
}
