import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, FormField } from './form-field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<FieldProps, 'prefix'> &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'>;

/** A labelled password input: masked until the visitor shows it, and pasting works (WCAG 3.3.8). */
export function PasswordField({ label, id, hint, error, optional, className, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField {...{ label, id, hint, error, optional, className }}>
      {(control) => (
        <div className={styles.entry}>
          {/* While it is shown it is plain text, which some browsers send to a spelling service. */}
          <input
            dir="auto"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {t('ui.show', 'Show')}
            <span className="visually-hidden"> {label}</span>
          </button>
        </div>
      )}
    </FormField>
  );
}
