import './texts.ts';
import { useTranslation } from 'react-i18next';

interface ShownCountProps {
  readonly count: number;
  /** How many there are without filters. */
  readonly all: number;
  readonly isFiltered: boolean;
}

/** "25 sessions", or with a filter "12 of 25 sessions". */
export function ShownCount({ count, all, isFiltered }: ShownCountProps) {
  const { t } = useTranslation();
  return isFiltered ? t('filters.shown', { number: count, count: all }) : t('schedule.count', { count });
}
