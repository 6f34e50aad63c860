import './texts.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import type { ShareDialogProps } from './copy-at-once.tsx';
import { ShareActions } from './share-actions.tsx';
import styles from './share-dialog.module.css';

/**
 * The ways to share one page, on a device without a share sheet. It closes when the link is copied, unless another dialog
 * would hide the toast that says so.
 */
export function ShareDialog({ page, isOpen, onClose, isInDialog = false }: ShareDialogProps) {
  const { t } = useTranslation();
  const show = useToast();
  const isCopied = useRef(false);
  const copied = () => {
    isCopied.current = true;
    onClose();
  };
  const closed = () => {
    if (isCopied.current) show({ text: t('ui.linkCopied'), tone: 'ok' });
    isCopied.current = false;
  };
  return (
    <Modal open={isOpen} onClose={onClose} onClosed={closed} title={t('ui.share')}>
      <div className={styles.content}>
        <p className="lead">
          <ProviderText>{page.title}</ProviderText>
        </p>
        <p>{t('share.camera')}</p>
        <ShareActions {...page} onCopied={copied} saysSoHere={isInDialog} />
      </div>
    </Modal>
  );
}
