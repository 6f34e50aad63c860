import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import styles from './schedule.module.css';
import type { Order, ScheduleChoice, ScheduleOptions } from './schedule-choice.ts';

interface ScheduleControlsProps {
  readonly options: ScheduleOptions;
  readonly choice: ScheduleChoice;
  /** The order that is shown, chosen or not. */
  readonly order: Order;
  readonly choose: (change: Partial<ScheduleChoice>) => void;
}

/** Filters the schedule by game or place, and sets its order. */
export function ScheduleControls({ options, choice, order, choose }: ScheduleControlsProps) {
  const { t } = useTranslation();
  const lines = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <div className={styles.controls}>
      {options.games.length > 1 && (
        <SelectField
          label={t('schedule.game')}
          placeholder={t('schedule.allGames')}
          options={lines(options.games)}
          value={choice.game}
          onChange={(event) => choose({ game: event.target.value })}
        />
      )}
      {options.places.length > 1 && (
        <SelectField
          label={t('schedule.place')}
          placeholder={t('schedule.allPlaces')}
          options={lines(options.places)}
          value={choice.place}
          onChange={(event) => choose({ place: event.target.value })}
        />
      )}
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
