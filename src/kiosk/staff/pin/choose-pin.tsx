import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PIN_DIGITS } from '../../settings/kiosk-pin.ts';
import { PinForm } from './pin-form.tsx';

interface ChoosePinProps {
  readonly onChosen: (pin: string) => Promise<void>;
}

/** Asks for a new PIN twice: the digits are hidden, and a typing mistake would lock everybody out. */
export function ChoosePin({ onChosen }: ChoosePinProps) {
  const { t } = useTranslation();
  const [first, setFirst] = useState<string | null>(null);
  const [problem, setProblem] = useState<'tooShort' | 'different' | null>(null);
  const isAgain = first !== null;

  const take = async (pin: string) => {
    if (!isAgain && pin.length < PIN_DIGITS.least) return setProblem('tooShort');
    setProblem(null);
    if (!isAgain) return setFirst(pin);
    if (pin === first) return onChosen(pin);
    setFirst(null);
    setProblem('different');
  };

  return (
    <PinForm
      label={t(isAgain ? 'kioskStaff.pin.again' : 'kioskStaff.pin.new')}
      problem={problem && t(`kioskStaff.pin.${problem}`)}
      onPin={take}
    >
      <p role="status">{t(isAgain ? 'kioskStaff.pin.againHint' : 'kioskStaff.pin.newHint')}</p>
    </PinForm>
  );
}
