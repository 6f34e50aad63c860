import { useTranslation } from 'react-i18next';
import { OnNow } from '../../../../ui/page/on-now.tsx';
import type { Timing } from '../timing.ts';
import styles from './search-row.module.css';

interface PhaseMarkProps extends Pick<Timing, 'phase'> {
  /** Only its dates are known. */
  readonly isByDates: boolean;
}

/** Says that a result is on now, or by its dates today, or over. */
export function PhaseMark({ phase, isByDates }: PhaseMarkProps) {
  const { t } = useTranslation();
  if (phase === 'now') return <OnNow isByDates={isByDates} />;
  return phase === 'over' ? <span className={styles.over}>{t('search.over')}</span> : null;
}
