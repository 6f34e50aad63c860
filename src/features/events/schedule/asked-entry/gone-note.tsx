import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import styles from '../schedule.module.css';

interface GoneNoteProps {
  /** Null keeps the space free while it is not known: when the note comes, nothing moves. */
  readonly isGone: boolean | null;
}

/** Shown above the days if the entry in the address is no longer on the schedule. */
export function GoneNote({ isGone }: GoneNoteProps) {
  const { t } = useTranslation();
  if (isGone === false) return null;
  return (
    <Notice role="status" className={classNames(styles.gone, isGone === null && styles.awaited)}>
      {t('schedule.gone')}
    </Notice>
  );
}
