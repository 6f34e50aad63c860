import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './on-now.module.css';

/** The mark of what is on at this moment. It appears after the page, so its space must be reserved. */
export function OnNow({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  return <span className={classNames(styles.mark, className)}>{t('ui.onNow')}</span>;
}
