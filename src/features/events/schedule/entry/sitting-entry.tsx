import '../texts.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '#core/time/calendar-date.ts';
import { BesideSitting } from '../../../../domain/schedule/beside-sitting.ts';
import { isTimed, phaseOf, type Sitting } from '../../../../domain/schedule/sitting.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { OutboundLink } from '../../../../ui/links/outbound-link.tsx';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import { Told } from '../../../../ui/words/told.tsx';
import { SittingClock } from './sitting-clock.tsx';
import styles from './sitting-entry.module.css';
import { SittingTimes } from './sitting-times.tsx';

interface SittingEntryProps {
  readonly sitting: Sitting;
  readonly now: number | null;
  /** Says the game too, where no heading does. */
  readonly withGame?: boolean;
  /** The day under which it stands, for one that lasts all day or longer. */
  readonly day?: CalendarDate | undefined;
  /** Classes of its place in the timetable, where it becomes a block among the hours. */
  readonly gridPlace?: string | undefined;
}

/** One entry of the programme: what, when, where. What its colour says is said in words as well. */
export function SittingEntry({ sitting, now, withGame = false, day, gridPlace }: SittingEntryProps) {
  const { t } = useTranslation();
  const drawBeside = useContext(BesideSitting);
  const { title, game, address, map } = sitting;
  const phase = now !== null && isTimed(sitting) ? phaseOf(sitting, now) : 'ahead';
  const look = phase === 'now' ? styles.now : sitting.isFinal ? styles.final : styles.heat;
  return (
    <li
      data-phase={phase}
      className={classNames(
        styles.entry,
        look,
        phase === 'over' && styles.over,
        gridPlace !== undefined && styles.block,
        gridPlace,
      )}
    >
      <div className={styles.when}>
        <p className={styles.clock} aria-hidden="true" translate="no">
          <SittingClock sitting={sitting} day={day} />
        </p>
        {phase !== 'ahead' && (
          <p className={styles.phase}>{t(phase === 'now' ? 'schedule.onNow' : 'schedule.over')}</p>
        )}
      </div>
      <div className={styles.what}>
        {withGame && (
          <p className={styles.game}>
            <Told>{game}</Told>
          </p>
        )}
        {title !== '' && (
          <p className={styles.title}>
            <Told>{title}</Told>
          </p>
        )}
        {address !== '' && (
          <p className={styles.place}>
            <Told>{address}</Told>
          </p>
        )}
      </div>
      <SittingTimes sitting={sitting} className={styles.times} />
      <div className={styles.beside}>
        {map !== null && (
          <OutboundLink href={map} newTab className={styles.sign}>
            <Icon name="map-pin" />
            <span className="visually-hidden">{t('schedule.map', { place: address || title || game })}</span>
          </OutboundLink>
        )}
        {drawBeside(sitting, styles.sign)}
      </div>
    </li>
  );
}
