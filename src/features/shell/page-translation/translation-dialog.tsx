import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import { giveConsent, useConsent } from '../../../data/preferences/consent.ts';
import { useEmbedBlocker } from '../../../data/visit/embed-blocker.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Button } from '../../../ui/links/button.tsx';
import styles from './translation-entry.module.css';
import { showOriginal, translateContent, translatorHost, useTranslationState } from './translation-state.ts';

interface TranslationDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Says which service would translate and what it learns about the visitor. Only its button loads the script and gives
 * the consent that third-party embeds need (reading Q-77). Afterwards it offers the way back to the original.
 */
export function TranslationDialog({ open, onClose }: TranslationDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={onClose} title={<span translate="no">{t('translate.open')}</span>}>
      <div className={styles.dialog} translate="no">
        <Choice onClose={onClose} />
      </div>
    </Modal>
  );
}

function Choice({ onClose }: Pick<TranslationDialogProps, 'onClose'>) {
  const { t, i18n } = useTranslation();
  const state = useTranslationState();
  const mustAgree = useConsent() === 'not-given';
  const isReached = useEmbedBlocker() === null;
  const hasUnsavedWork = useHasUnsavedWork();
  const [isPressed, setIsPressed] = useState(false);
  const isTranslated = state === 'translated';
  const isComing = state === 'coming';
  const note = isReached ? state : 'network';
  const start = async () => {
    setIsPressed(true);
    if (isComing || !isReached) return;
    giveConsent();
    if (await translateContent(i18n.language)) onClose();
  };
  return (
    <>
      <p>{t(isTranslated ? 'translate.on' : 'translate.about', { host: translatorHost() })}</p>
      {!isTranslated && mustAgree && <p>{t('translate.agree')}</p>}
      {isTranslated && hasUnsavedWork && <p>{t('translate.unsaved')}</p>}
      <p role="status" className={styles.note}>
        {isPressed && !isTranslated && note !== 'original' && t(`translate.${note}` as TextKey)}
      </p>
      <Button aria-disabled={isComing} onClick={isTranslated ? showOriginal : () => void start()}>
        {t(isTranslated ? 'translate.end' : mustAgree ? 'translate.agreeAndStart' : 'translate.start')}
      </Button>
    </>
  );
}
