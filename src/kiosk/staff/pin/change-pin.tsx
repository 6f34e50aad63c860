import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/links/button.tsx';
import { changeKiosk } from '../../settings/kiosk.ts';
import { hashPin } from '../../settings/kiosk-pin.ts';
import styles from './change-pin.module.css';
import { ChoosePin } from './choose-pin.tsx';

/** Replaces the current PIN. */
export function ChangePin() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'rest' | 'choosing' | 'changed'>('rest');
  const change = async (typed: string) => {
    await changeKiosk({ pin: await hashPin(typed) });
    setStep('changed');
    button.current?.focus();
  };
  const isChoosing = step === 'choosing';
  return (
    <div className={styles.part}>
      <Button
        ref={button}
        look="lined"
        aria-expanded={isChoosing}
        onClick={() => setStep(isChoosing ? 'rest' : 'choosing')}
      >
        {t(isChoosing ? 'kioskStaff.settings.keepPin' : 'kioskStaff.settings.changePin')}
      </Button>
      <p role="status">{step === 'changed' && t('kioskStaff.settings.pinChanged')}</p>
      {isChoosing && <ChoosePin onChosen={change} />}
    </div>
  );
}
