import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import styles from './friend-plan.module.css';

/** Marks what is on both lists. */
export function BothNote() {
  const { t } = useTranslation();
  return (
    <p className={`sm ${styles.both}`}>
      <Icon name="star-fill" />
      <span>{t('friend.both')}</span>
    </p>
  );
}
