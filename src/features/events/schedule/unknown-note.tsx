import './texts.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from './schedule.module.css';

interface UnknownNoteProps {
  /** The game and the place in the address that the schedule does not have. */
  readonly names: readonly string[];
  /** Until the schedule is whole, it may still have them: the space is kept free. */
  readonly isKnown: boolean;
  /** Clears them. */
  readonly onShowAll: () => void;
}

/** Says why a filter in the address has no effect. */
export function UnknownNote({ names, isKnown, onShowAll }: UnknownNoteProps) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <Notice
      look="line"
      role="status"
      className={classNames(styles.unknown, !isKnown && styles.awaited)}
      action={
        <ArrowButton icon="x" onClick={onShowAll}>
          {t('schedule.showAll')}
        </ArrowButton>
      }
    >
      {t('schedule.unknown', { words: names.join(', ') })}
    </Notice>
  );
}
