import '../texts.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowButton } from '../../../../ui/links/arrow-button.tsx';
import styles from './share-saved.module.css';

interface ShareSavedProps {
  /** The ways to share the list, once they are asked for. */
  readonly ways: () => ReactNode;
}

/** Shares the list with another device, with nothing but ids. */
export function ShareSaved({ ways }: ShareSavedProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.handOver} aria-label={t('saved.handOver')}>
      <ArrowButton
        icon="qr-code"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('saved.handOver')}
      </ArrowButton>
      <div id={id} hidden={!isOpen} className={styles.handOver}>
        <p className="measure">{t('saved.handOverHint')}</p>
        {isOpen && ways()}
      </div>
    </section>
  );
}
