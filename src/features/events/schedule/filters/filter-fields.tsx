import type { ScheduleControlsProps } from './schedule-controls-props.ts';
import '../texts.ts';
import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { EntryFilter, FilterName } from '../../../../domain/schedule/entry-filter.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import styles from './filters.module.css';

/** The filters with several options, as native lists: they stay usable with forty places. */
export function FilterFields({ options, counts, choice, choose }: ScheduleControlsProps) {
  const { t } = useTranslation();
  const field = (
    name: FilterName,
    label: string,
    all: string,
    values: readonly string[],
    nameOf = (value: string) => value,
  ) =>
    // A single option chooses nothing.
    values.length > 1 && (
      <SelectField
        label={label}
        placeholder={all}
        options={values.map((value) => ({
          value,
          label: counts === null ? nameOf(value) : `${nameOf(value)} (${counts[name].get(value) ?? 0})`,
        }))}
        value={choice[name]}
        onChange={({ target: { value } }) => choose({ [name]: value } as Partial<EntryFilter>)}
      />
    );
  return (
    <div className={styles.fields}>
      {field('game', t('schedule.game'), t('schedule.allGames'), options.games)}
      {field('place', t('schedule.place'), t('schedule.allPlaces'), options.places)}
      {field('part', t('filters.part'), t('filters.allParts'), options.parts, (part) =>
        t(`filters.parts.${part as (typeof options.parts)[number]}`),
      )}
      {field('round', t('filters.round'), t('filters.allRounds'), options.rounds, (round) =>
        t(`schedule.${round as (typeof options.rounds)[number]}`),
      )}
    </div>
  );
}
