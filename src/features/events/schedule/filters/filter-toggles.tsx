import './texts.ts';
import { useTranslation } from 'react-i18next';
import { ON } from '../../../../domain/schedule/entry-filter.ts';
import type { ScheduleControlsProps } from '../schedule-controls.tsx';
import styles from './filters.module.css';

/**
 * The filters that are on or off. They depend on the time and on this device, so a prerendered page has none, but their
 * space is free; what would show nothing is not offered.
 */
export function FilterToggles({ counts, choice, choose }: ScheduleControlsProps) {
  const { t } = useTranslation();
  const toggle = (name: 'ahead' | 'saved', label: string, also: { readonly day?: '' } = {}) => {
    const [isOn, count] = [choice[name] === ON, counts?.[name].get(ON) ?? 0];
    if (!isOn && count === 0) return null;
    return (
      <button
        type="button"
        aria-pressed={isOn}
        className={styles.toggle}
        onClick={() => choose(isOn ? { [name]: '' } : { [name]: ON, ...also })}
      >
        {label} {counts !== null && <span className={styles.number}>({count})</span>}
      </button>
    );
  };
  return (
    <div className={styles.toggles}>
      {toggle('ahead', t('filters.ahead'), { day: '' })}
      {toggle('saved', t('filters.saved'))}
    </div>
  );
}
