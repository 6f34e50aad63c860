import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UntrustedHtml } from '#core/contract/untrusted-html.ts';
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
  /** The same, marked with its language. */
  readonly shownTitle: ReactNode;
}

/**
 * A widget that relies on scripts: its words and pictures at once, and a button behind which the scripts run in a
 * sandboxed frame. Nothing of others is asked for before that, nor without consent or network (decision Q-77).
 */
export function LiveContent({ html, title, shownTitle }: LiveContentProps) {
  const { t } = useTranslation();
  const consent = useConsent();
  const obstacle = useEmbedBlocker();
  const isReached = obstacle === null;
  const [state, setState] = useState<'still' | 'pressed' | 'coming' | 'failed' | 'live'>('still');
  const hindrance = widgetBlocker({ consent, isReached });
  const mustAgree = state === 'pressed' && hindrance === 'agree';
  // A frame that a network lost meanwhile would never fill goes, and comes again with the network.
  const isComing = state === 'coming' && isReached;
  const words = (note: 'agree' | 'network' | 'coming' | 'failed') =>
    t(obstacle === 'kiosk' ? 'kiosk.guests' : `widgets.${note}`, { title });
  const note = isComing || (state === 'failed' && isReached) ? state : hindrance;
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
                setState(hindrance === null || mustAgree ? 'coming' : 'pressed');
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
