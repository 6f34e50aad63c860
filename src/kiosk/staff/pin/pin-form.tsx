import '../texts.ts';
import { type ReactNode, type SubmitEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalDigits } from '#core/contract/decimal-digits.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFreshForm } from '../../../ui/form/use-fresh-form.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { PIN_DIGITS } from '../../settings/kiosk-pin.ts';
import { NumberPad } from './number-pad.tsx';
import styles from './pin-form.module.css';

interface PinFormProps {
  readonly label: string;
  /** What is wrong with the last PIN; null if nothing is. The next digit clears it, unless input is locked. */
  readonly problem: string | null;
  /** No PIN is accepted for now. */
  readonly isLocked?: boolean;
  /** Receives a complete PIN; the form has cleared it by then. */
  readonly onPin: (pin: string) => Promise<void>;
  /** Placed next to the field. */
  readonly children?: ReactNode;
}

/**
 * A PIN field with its own keys. The digits are never shown. The field is uncontrolled, because React writes a
 * controlled value into the markup as well.
 */
export function PinForm({ label, problem, isLocked = false, onPin, children }: PinFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [isUnable, setIsUnable] = useState(false);

  const write = useCallback((typed: string) => {
    const digits = decimalDigits(typed).slice(0, PIN_DIGITS.most);
    if (field.current) field.current.value = digits;
    setCount(digits.length);
  }, []);
  const typed = () => field.current?.value ?? '';
  useFreshForm(
    form,
    useCallback(() => write(''), [write]),
  );

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pin = typed();
    if (isBusy || isLocked || pin === '') return;
    write('');
    setIsBusy(true);
    try {
      await onPin(pin);
      setIsUnable(false);
    } catch (error) {
      // Web Cryptography is missing outside secure contexts.
      console.warn('The PIN could not be checked.', error);
      setIsUnable(true);
    } finally {
      setIsBusy(false);
    }
  };
  const wrong = isUnable ? t('kioskStaff.pin.unable') : problem;

  return (
    <form ref={form} method="dialog" className={styles.form} onSubmit={(event) => void submit(event)}>
      <div>
        <TextField
          ref={field}
          label={label}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          onInput={(event) => write(event.currentTarget.value)}
        />
        {children}
        <div role="alert">
          {wrong !== null && !isBusy && (count === 0 || isLocked) && (
            <Notice tone="bad" icon="warning">
              {wrong}
            </Notice>
          )}
        </div>
        <p role="status" className={styles.state}>
          {isBusy && t('kioskStaff.pin.busy')}
          {!isBusy && count > 0 && (
            <span className="visually-hidden">{t('kioskStaff.pin.typed', { count })}</span>
          )}
        </p>
      </div>
      <NumberPad
        onDigit={(digit) => write(typed() + digit)}
        onDelete={() => write(typed().slice(0, -1))}
        isResting={isBusy || isLocked}
      />
    </form>
  );
}
