import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  /** What to correct, in the order of the form; `fieldId` is the id of the control. */
  errors: readonly { fieldId: string; text: string }[];
  title?: string | undefined;
  /** Changes with every failed submit, so that each one moves the focus here. */
  attempt?: number | undefined;
}

/** All problems of a form, listed above it and linked to their fields. It takes the focus. */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const isShown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed submit moves the focus here, a corrected field does not
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 className="d5" id="error-summary-title">
        {title ?? t('ui.errorSummary', 'Please check these fields')}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
