import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import styles from '../schedule.module.css';

interface EarlierButtonProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and collapses the entries of the running day that are over. */
export function EarlierButton({ count, isOpen, onToggle }: EarlierButtonProps) {
  const { t } = useTranslation();
  return (
    <button type="button" aria-expanded={isOpen} className={styles.earlier} onClick={onToggle}>
      <Icon name="caret-down" />
      <span>{t('schedule.earlier', { count })}</span>
    </button>
  );
}
