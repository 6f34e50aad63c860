import './texts.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { Button } from '../../../ui/links/button.tsx';
import { QrCode } from '../../../ui/pictures/qr-code.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';
import { copyText, selectWords } from '../../../ui/words/copy-text.ts';
import styles from './share-actions.module.css';
import { hasShareSheet, openShareSheet } from './share-sheet.ts';
import { type SharedPage, sharedAddress } from './shared-page.ts';

interface ShareActionsProps extends SharedPage {
  /**
   * Called after the link was copied, instead of a toast. A dialog lies over every toast: it closes first, and then
   * shows one.
   */
  readonly onCopied?: (() => void) | undefined;
}

/**
 * The ways to share a page: a code for another device, the link to copy, and the device's own sheet if it has one. On a
 * kiosk only the code, for the visitor's own phone. Everything is made on this device, so it works offline. For the
 * browser only.
 */
export function ShareActions({ onCopied, ...page }: ShareActionsProps) {
  const { t } = useTranslation();
  const show = useToast();
  const link = useRef<HTMLParagraphElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const address = sharedAddress(page.path);
  const code = (
    <QrCode text={address} label={t('share.code')} instead={t('share.noCode')} className={styles.code} />
  );
  if (isKiosk())
    return (
      <div className={styles.ways}>
        {code}
        <p>{t('share.camera')}</p>
      </div>
    );
  const copy = async () => {
    const isCopied = await copyText(address);
    setIsRefused(!isCopied);
    if (isCopied && onCopied) onCopied();
    else if (isCopied) show({ text: t('ui.linkCopied'), tone: 'ok' });
    else if (link.current) selectWords(link.current);
  };
  const share = async () => {
    if ((await openShareSheet(page)) === 'unavailable') await copy();
  };
  return (
    <div className={styles.ways}>
      {code}
      {/* biome-ignore lint/a11y/useSemanticElements: text for copying, too long for a single-line field */}
      <p
        ref={link}
        role="group"
        aria-label={t('share.link')}
        dir="ltr"
        translate="no"
        className={styles.link}
      >
        {address}
      </p>
      <div className={styles.buttons}>
        <Button look="lined" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {hasShareSheet() && (
          <Button look="lined" onClick={() => void share()}>
            {t('share.sheet')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.refusal}>
        {isRefused && t('share.notCopied')}
      </p>
    </div>
  );
}
