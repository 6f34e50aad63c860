import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './on-now.module.css';

interface OnNowProps {
  /** Only its dates are known: nothing need be on at this moment of the day. */
  readonly isByDates?: boolean;
  readonly className?: string | undefined;
}

/** The mark of what is on at this moment, or on today. It appears after the page, so its space must be reserved. */
export function OnNow({ isByDates = false, className }: OnNowProps) {
  const { t } = useTranslation();
  return <span className={classNames(styles.mark, className)}>{t(isByDates ? 'ui.today' : 'ui.onNow')}</span>;
}
