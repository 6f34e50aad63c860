import { useEffect } from 'react';
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

/** Takes the place of the dialog if its code cannot be loaded: the press copies the link. */
export function CopyAtOnce({ page: { path }, isOpen, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const show = useToast();
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    const address = sharedAddress(path);
    void copyText(address).then((isCopied) =>
      show({ text: isCopied ? t('ui.linkCopied') : address, tone: isCopied ? 'ok' : 'note' }),
    );
  });
  return null;
}
