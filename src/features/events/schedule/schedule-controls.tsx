import type { ScheduleControlsProps } from './filters/schedule-controls-props.ts';
import './texts.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterCount } from '../../../domain/schedule/entry-filter.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { FilterFields } from './filters/filter-fields.tsx';
import { FilterToggles } from './filters/filter-toggles.tsx';
import styles from './filters/filters.module.css';
import { FiltersButton } from './filters/filters-button.tsx';

/** Filters the schedule, and sets its order. On a phone a button opens the filters; on a desk they are always there. */
export function ScheduleControls(props: ScheduleControlsProps) {
  const { choice, order, choose } = props;
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.controls}>
      <FiltersButton
        set={filterCount(choice)}
        panel={id}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <div id={id} className={styles.panel} data-open={isOpen || undefined}>
        <FilterFields {...props} />
        <FilterToggles {...props} />
      </div>
      <Segmented
        label={t('schedule.order')}
        className={styles.order}
        value={order}
        onChange={(chosen) => choose({ order: chosen })}
        options={[
          { value: 'game', label: t('schedule.byGame') },
          { value: 'time', label: t('schedule.byTime') },
        ]}
      />
    </div>
  );
}
