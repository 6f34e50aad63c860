import './texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './changes.module.css';

/** What was, struck through, and what is now. Screen readers do not say that something is struck through: words do. */
export function OldAndNew({ was, is }: { readonly was: ReactNode; readonly is: ReactNode }) {
  const { t } = useTranslation();
  return (
    <span className={styles.pair}>
      <span className="visually-hidden">{t('changes.was')} </span>
      <s>{was}</s> <Icon name="arrow-right" className={styles.arrow} />
      <span className="visually-hidden">{t('changes.now')} </span>
      <b>{is}</b>
    </span>
  );
}
