import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import styles from './filters.module.css';

interface FiltersButtonProps {
  /** How many filters are set. */
  readonly set: number;
  /** The id of the filters. */
  readonly panel: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens the filters on a phone: "Filters (2)". */
export function FiltersButton({ set, panel, isOpen, onToggle }: FiltersButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={panel}
      className={styles.button}
      onClick={onToggle}
    >
      <span>{set === 0 ? t('filters.title') : t('filters.set', { number: set })}</span>
      <Icon name="caret-down" />
    </button>
  );
}
