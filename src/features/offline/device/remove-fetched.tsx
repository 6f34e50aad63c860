import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeFetched } from '../../../data/packs/storage-facts.ts';
import { Button } from '../../../ui/links/button.tsx';
import styles from './storage-summary.module.css';

interface RemoveFetchedProps {
  readonly onRemoved: () => void;
}

/** Removes what can be fetched again, after a confirmation. */
export function RemoveFetched({ onRemoved }: RemoveFetchedProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'rest' | 'asking' | 'removed' | 'failed'>('rest');
  /** The pressed button disappears with the question, so move the focus. */
  const leaveQuestion = () => {
    setStep('rest');
    button.current?.focus();
  };
  const remove = async () => {
    leaveQuestion();
    setStep((await removeFetched()) ? 'removed' : 'failed');
    onRemoved();
  };
  return (
    <div className={styles.remove}>
      <p>{t('device.removeText')}</p>
      <div className={styles.ways}>
        <Button ref={button} look="lined" onClick={() => setStep('asking')}>
          {t('device.remove')}
        </Button>
        <div role="status">
          {step === 'asking' && <p>{t('device.removeAsk')}</p>}
          {step === 'removed' && <p>{t('device.removed')}</p>}
          {step === 'failed' && <p>{t('device.notRemoved')}</p>}
        </div>
        {step === 'asking' && (
          <>
            <Button onClick={() => void remove()}>{t('device.removeYes')}</Button>
            <Button look="lined" onClick={leaveQuestion}>
              {t('device.removeNo')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
