import '../texts.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedRow } from '../../../../data/saved/saved-ref.ts';
import { isKiosk } from '../../../../data/visit/is-kiosk.ts';
import { ArrowButton } from '../../../../ui/links/arrow-button.tsx';
import { Button } from '../../../../ui/links/button.tsx';
import { QrCode } from '../../../../ui/pictures/qr-code.tsx';
import { useToast } from '../../../../ui/states/use-toast.ts';
import { shareAddress } from './share-address.ts';
import styles from './share-saved.module.css';

/** Shares the list with another device: a link and a QR code, made on this device, with nothing but ids. */
export function ShareSaved({ rows }: { readonly rows: readonly SavedRow[] }) {
  const { t } = useTranslation();
  const show = useToast();
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const address = shareAddress(rows);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      show({ text: t('saved.copied'), tone: 'ok' });
    } catch {
      // No clipboard, or the browser refuses.
      if (words.current) getSelection()?.selectAllChildren(words.current);
      show({ text: t('saved.notCopied') });
    }
  };
  return (
    <section className={styles.handOver} aria-label={t('saved.handOver')}>
      <ArrowButton
        icon="qr-code"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('saved.handOver')}
      </ArrowButton>
      <div id={id} hidden={!isOpen} className={styles.handOver}>
        <p className="measure">{t('saved.handOverHint')}</p>
        {isOpen && <QrCode text={address} label={t('saved.code')} instead={t('saved.noCode')} />}
        {/* biome-ignore lint/a11y/useSemanticElements: text for copying, too long for a single-line field */}
        <p
          ref={words}
          role="group"
          aria-label={t('saved.link')}
          dir="ltr"
          translate="no"
          className={styles.link}
        >
          {address}
        </p>
        {!isKiosk() && (
          <Button look="lined" onClick={() => void copy()}>
            {t('saved.copy')}
          </Button>
        )}
      </div>
    </section>
  );
}
