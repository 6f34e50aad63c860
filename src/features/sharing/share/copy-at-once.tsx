import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../ui/states/use-toast.ts';
import { copyText } from '../../../ui/words/copy-text.ts';
import { type SharedPage, sharedAddress } from './shared-page.ts';

export interface ShareDialogProps {
  readonly page: SharedPage;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether it is opened from a dialog, which stays open. */
  readonly isInDialog?: boolean | undefined;
}

/**
 * Takes the place of the dialog if its code cannot be loaded: the press copies the link. A toast says so, or this itself
 * within a dialog, which would lie over the toast.
 */
export function CopyAtOnce({ page: { path }, isOpen, onClose, isInDialog = false }: ShareDialogProps) {
  const { t } = useTranslation();
  const show = useToast();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    const address = sharedAddress(path);
    void copyText(address).then((isCopied) => {
      const text = isCopied ? t('ui.linkCopied') : address;
      if (isInDialog) setSaid(text);
      else show({ text, tone: isCopied ? 'ok' : 'note' });
    });
  });
  return isInDialog ? <p role="status">{said}</p> : null;
}
