import type { ScheduleControlsProps } from './schedule-controls-props.ts';
import './texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ON } from '../../../../domain/schedule/entry-filter.ts';
import { FilterToggle } from './filter-toggle.tsx';
import styles from './filters.module.css';
import { StepFreeHint } from './step-free-hint.tsx';

/**
 * The filters that are on or off. What would show nothing is not offered, except for places without steps, which the
 * prerendered page offers already. The others depend on the time and on this device: they come later, in a free space
 * behind it.
 */
export function FilterToggles({ options, counts, choice, choose }: ScheduleControlsProps) {
  const { t } = useTranslation();
  const hint = useId();
  const hasStepFree = options.stepFree.length > 0;
  const press = (name: 'ahead' | 'saved' | 'stepFree', also: { readonly day?: '' } = {}) =>
    choose(choice[name] === ON ? { [name]: '' } : { [name]: ON, ...also });
  const toggle = (name: 'ahead' | 'saved', label: string, also?: { readonly day?: '' }) => {
    const [isOn, count] = [choice[name] === ON, counts?.[name].get(ON) ?? 0];
    if (!isOn && count === 0) return null;
    return (
      <FilterToggle label={label} isOn={isOn} count={counts && count} onToggle={() => press(name, also)} />
    );
  };
  return (
    <>
      <div className={styles.toggles}>
        {hasStepFree && (
          <FilterToggle
            label={t('venue.access.stepFree')}
            isOn={choice.stepFree === ON}
            count={counts && (counts.stepFree.get(ON) ?? 0)}
            onToggle={() => press('stepFree')}
            hint={hint}
          />
        )}
        {toggle('ahead', t('filters.ahead'), { day: '' })}
        {toggle('saved', t('filters.saved'))}
      </div>
      {hasStepFree && <StepFreeHint id={hint} unknown={counts && (counts.stepFree.get('unknown') ?? 0)} />}
    </>
  );
}
