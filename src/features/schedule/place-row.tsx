import './texts.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { Told } from '../../ui/told.tsx';
import { BesideSitting } from './beside-sitting.ts';
import { clockTime } from './clock-text.ts';
import styles from './place-row.module.css';
import { phaseOf, type TimedSitting } from './sitting.ts';
import { SittingTimes } from './sitting-times.tsx';

interface PlaceRowProps {
  readonly sitting: TimedSitting;
  /** Milliseconds since 1970; null while it is not known. */
  readonly now: number | null;
}

/** One line to be read from afar: when, what, and whether it is on. */
export function PlaceRow({ sitting, now }: PlaceRowProps) {
  const { t } = useTranslation();
  const drawBeside = useContext(BesideSitting);
  const phase = now === null ? 'ahead' : phaseOf(sitting, now);
  const { from, to, game, title } = sitting;
  return (
    <li className={classNames(styles.row, phase === 'over' && styles.over)} data-phase={phase}>
      <p className={styles.when} aria-hidden="true" translate="no">
        <b dir="ltr">{clockTime(from)}</b>
        {to !== null && (
          <span>
            {t('schedule.to')} <bdi dir="ltr">{clockTime(to)}</bdi>
          </span>
        )}
      </p>
      <SittingTimes sitting={sitting} className="visually-hidden" />
      <div className={styles.what}>
        <p className={styles.game}>
          <Told>{game}</Told>
        </p>
        {title !== '' && (
          <p>
            <Told>{title}</Told>
          </p>
        )}
      </div>
      {phase !== 'ahead' && (
        <p className={classNames(styles.phase, phase === 'now' && styles.now)}>
          {t(phase === 'now' ? 'schedule.onNow' : 'schedule.over')}
        </p>
      )}
      <div className={styles.beside}>{drawBeside(sitting, styles.sign)}</div>
    </li>
  );
}
