import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeFetched } from '../../data/device-facts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './kept-rest.module.css';

interface RemoveFetchedProps {
  readonly onRemoved: () => void;
}

/** Removes what can be fetched again, after one question. */
export function RemoveFetched({ onRemoved }: RemoveFetchedProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'rest' | 'asking' | 'removed' | 'failed'>('rest');
  const remove = async () => {
    setStep((await removeFetched()) ? 'removed' : 'failed');
    onRemoved();
  };
  return (
    <div className={styles.remove}>
      <p>{t(step === 'asking' ? 'device.removeAsk' : 'device.removeText')}</p>
      <div className={styles.ways}>
        {step === 'asking' ? (
          <>
            <Button onClick={() => void remove()}>{t('device.removeYes')}</Button>
            <Button look="lined" onClick={() => setStep('rest')}>
              {t('device.removeNo')}
            </Button>
          </>
        ) : (
          <Button look="lined" onClick={() => setStep('asking')}>
            {t('device.remove')}
          </Button>
        )}
        <div role="status">
          {step === 'removed' && <p>{t('device.removed')}</p>}
          {step === 'failed' && <p>{t('device.notRemoved')}</p>}
        </div>
      </div>
    </div>
  );
}
