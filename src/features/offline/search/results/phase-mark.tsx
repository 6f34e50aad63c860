import { useTranslation } from 'react-i18next';
import { OnNow } from '../../../../ui/page/on-now.tsx';
import type { Timing } from '../timing.ts';
import styles from './search-row.module.css';

/** Says that a result is on now, or over. */
export function PhaseMark({ phase }: Pick<Timing, 'phase'>) {
  const { t } = useTranslation();
  if (phase === 'now') return <OnNow />;
  return phase === 'over' ? <span className={styles.over}>{t('search.over')}</span> : null;
}
