import './texts.ts';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { Button } from '../../../ui/links/button.tsx';
import { LinkToCopy } from '../../../ui/links/link-to-copy.tsx';
import { QrCode } from '../../../ui/pictures/qr-code.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';
import styles from './share-actions.module.css';
import { hasShareSheet, openShareSheet } from './share-sheet.ts';
import { type SharedPage, sharedAddress } from './shared-page.ts';

interface ShareActionsProps extends SharedPage {
  /**
   * Called after the link was copied, instead of a toast. A dialog lies over every toast: it closes first, and then
   * shows one.
   */
  readonly onCopied?: (() => void) | undefined;
  /** Whether a dialog stays open after that: it would lie over the toast, so it is said here. */
  readonly saysSoHere?: boolean | undefined;
}

/**
 * The ways to share a page: a code for another device, the link to copy, and the device's own sheet if it has one. On a
 * kiosk only the code, for the visitor's own phone. Everything is made on this device, so it works offline. For the
 * browser only.
 */
export function ShareActions({ onCopied, saysSoHere = false, ...page }: ShareActionsProps) {
  const { t } = useTranslation();
  const show = useToast();
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
  const copied = onCopied ?? (() => show({ text: t('ui.linkCopied'), tone: 'ok' }));
  const share = async (copy: () => Promise<void>) => {
    if ((await openShareSheet(page)) === 'unavailable') await copy();
  };
  return (
    <div className={styles.ways}>
      {code}
      <LinkToCopy
        address={address}
        label={t('share.link')}
        onCopied={saysSoHere ? undefined : copied}
        ways={(copy) =>
          hasShareSheet() && (
            <Button look="lined" onClick={() => void share(copy)}>
              {t('share.sheet')}
            </Button>
          )
        }
      />
    </div>
  );
}
