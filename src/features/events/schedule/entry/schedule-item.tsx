import '../texts.ts';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarDate, isSameDay } from '#core/time/calendar-date.ts';
import { EntryLabel } from '../../../../domain/changes/entry-label.ts';
import { EntryAction, MapsAreInMenu } from '../../../../domain/schedule/entry-action.ts';
import {
  isTimed,
  type Phase,
  phaseOf,
  type ScheduleEntry,
} from '../../../../domain/schedule/schedule-entry.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { OutboundLink } from '../../../../ui/links/outbound-link.tsx';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import { leadingOf } from '../../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import { useAskedRow } from '../asked-entry/asked-entry.ts';
import { EntryClock } from './entry-clock.tsx';
import { EntryPlace } from './entry-place.tsx';
import { EntryTimes } from './entry-times.tsx';
import styles from './schedule-item.module.css';

interface ScheduleItemProps {
  readonly entry: ScheduleEntry;
  readonly now: number | null;
  /** Adds the game, if no heading names it. */
  readonly withGame?: boolean;
  /** The day under which the entry is listed. */
  readonly day?: CalendarDate | undefined;
  /** It lasts all day or for days. */
  readonly isLasting?: boolean;
  /** In the timetable: its position, and further styles for its parts. */
  readonly block?: { readonly place: string; readonly styles: CSSModuleClasses } | undefined;
}

/**
 * One entry of the schedule: what, when, where. Text repeats what its colour says. Start and end are shown in full
 * (section 9) only if the day above the list does not say the date; screen readers always get them.
 */
export function ScheduleItem({ now, ...rest }: ScheduleItemProps) {
  const phase = now !== null && isTimed(rest.entry) ? phaseOf(rest.entry, now) : 'ahead';
  return <Row phase={phase} {...rest} />;
}

interface RowProps extends Omit<ScheduleItemProps, 'now'> {
  readonly phase: Phase;
}

/** A day may have a thousand rows. A star or the clock changes few of them. */
const Row = memo(function Row({ entry, phase, withGame = false, day, isLasting = false, block }: RowProps) {
  const { t } = useTranslation();
  const drawBeside = useContext(EntryAction);
  const isMapInMenu = useContext(MapsAreInMenu);
  const label = useContext(EntryLabel)(entry);
  const { title, game, address, map } = entry;
  const look = phase === 'now' ? 'now' : entry.isFinal ? 'final' : 'heat';
  const part = (name: string) => classNames(styles[name], block?.styles[name]);
  return (
    <li
      {...useAskedRow(entry)}
      data-phase={phase}
      className={classNames(part('entry'), part(look), phase === 'over' && part('over'), block?.place)}
    >
      <div className={part('when')}>
        <p className={part('clock')} aria-hidden="true" translate="no">
          <EntryClock entry={entry} day={day} isLasting={isLasting} />
        </p>
        {phase !== 'ahead' && (
          <p className={styles.phase}>{t(phase === 'now' ? 'schedule.onNow' : 'schedule.over')}</p>
        )}
      </div>
      <div className={part('what')}>
        {withGame && (
          <p className={classNames(styles.game, leadingOf(game))}>
            <ProviderText>{game}</ProviderText>
          </p>
        )}
        {(title !== '' || label !== null) && (
          <p className={classNames(styles.title, leadingOf(title))}>
            {title !== '' && <ProviderText>{title}</ProviderText>}
            {label !== null && <> {label}</>}
          </p>
        )}
        {address !== '' && <EntryPlace address={address} />}
      </div>
      <EntryTimes
        entry={entry}
        className={
          day === undefined || (isLasting && leavesDay(entry, day)) ? styles.times : 'visually-hidden'
        }
      />
      <div className={part('beside')}>
        {map !== null && !isMapInMenu && (
          <OutboundLink href={map} newTab className={part('sign')}>
            <Icon name="map-pin" />
            <span className="visually-hidden">{t('schedule.map', { place: address || title || game })}</span>
          </OutboundLink>
        )}
        {drawBeside(entry, part('sign'))}
      </div>
    </li>
  );
});

/** Whether it starts or ends on another day than the one it is listed under. */
function leavesDay({ from, to }: ScheduleEntry, day: CalendarDate): boolean {
  return [from, to].some((moment) => moment !== null && !isSameDay(moment.date, day));
}
