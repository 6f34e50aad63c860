import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { EntryMark as Mark } from '../../../domain/changes/change-lines.ts';
import styles from './changes.module.css';

interface EntryMarkProps {
  readonly mark: Mark;
  /** Says only that it has changed today, as on a kiosk, where nobody has seen it before. */
  readonly isToday?: boolean;
}

/** Says on a schedule entry what has changed, within the line of its title: nothing moves for it. */
export function EntryMark({ mark, isToday = false }: EntryMarkProps) {
  const { t } = useTranslation();
  const today = mark === 'new' ? 'newToday' : 'changedToday';
  return <span className={styles.mark}>{t(isToday ? `changes.${today}` : `changes.mark.${mark}`)}</span>;
}
