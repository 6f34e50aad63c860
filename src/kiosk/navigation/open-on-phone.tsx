import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Button } from '../../ui/links/button.tsx';
import { QrCode } from '../../ui/pictures/qr-code.tsx';
import { type Exit, shortAddress } from './exit.ts';
import styles from './open-on-phone.module.css';

interface OpenOnPhoneProps {
  /** Null shows nothing. */
  readonly exit: Exit | null;
  readonly onClose: () => void;
}

/**
 * Shown instead of following a link that leads out: a QR code, made here, that continues on the visitor's own phone
 * (reading Q-67).
 */
export function OpenOnPhone({ exit, onClose }: OpenOnPhoneProps) {
  const { t } = useTranslation();
  const kind = exit?.kind ?? 'out';
  const title = t(`kiosk.${kind === 'takeSaved' ? 'take' : kind}Title`);
  return (
    <Modal open={exit !== null} onClose={onClose} title={title} className={styles.sheet}>
      {exit !== null && (
        <div className={styles.columns}>
          <QrCode
            text={exit.address}
            label={t('kiosk.wordsOfCode', { address: shortAddress(exit.address) })}
            instead={t('kiosk.noCode')}
            className={styles.code}
          />
          <div className={styles.words}>
            <p>{t(kind === 'takeSaved' ? 'kiosk.takeSaved' : `kiosk.${kind}Text`)}</p>
            <p className={styles.address} dir="ltr" translate="no">
              {shortAddress(exit.address)}
            </p>
            <Button onClick={onClose}>{t('kiosk.close')}</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
