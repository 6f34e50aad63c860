import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/links/button.tsx';
import styles from './number-pad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface NumberPadProps {
  readonly onDigit: (digit: string) => void;
  readonly onDelete: () => void;
  /** The submit key does nothing for now. It keeps the focus. */
  readonly isResting: boolean;
}

/**
 * Keys for a number, as on a telephone; the last one submits the form around them. They are never mirrored in
 * right-to-left scripts.
 */
export function NumberPad({ onDigit, onDelete, isResting }: NumberPadProps) {
  const { t } = useTranslation();
  const digitKey = (digit: string) => (
    <Button key={digit} look="lined" className={styles.digit} onClick={() => onDigit(digit)}>
      {digit}
    </Button>
  );
  return (
    <fieldset className={styles.pad} dir="ltr">
      <legend className="visually-hidden">{t('kioskStaff.pin.pad')}</legend>
      {DIGITS.map(digitKey)}
      <Button look="lined" onClick={onDelete}>
        {t('kioskStaff.pin.delete')}
      </Button>
      {digitKey('0')}
      <Button type="submit" aria-disabled={isResting}>
        {t('kioskStaff.pin.ok')}
      </Button>
    </fieldset>
  );
}
