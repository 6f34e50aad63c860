import './texts.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './filters.module.css';

interface StepFreeHintProps {
  readonly id: string;
  /** How many sessions are at places of which nobody has said it; null while not all sessions are known. */
  readonly unknown: number | null;
}

/** Says what the filter for step-free places leaves out because nobody knows: that is not the same as steps. */
export function StepFreeHint({ id, unknown }: StepFreeHintProps) {
  const { t } = useTranslation();
  return (
    <p id={id} className={classNames('sm', 'muted', styles.hint)}>
      {t('filters.stepFreeHint')}
      {unknown !== null && unknown > 0 && ` ${t('filters.stepFreeUnknown', { count: unknown })}`}
    </p>
  );
}
