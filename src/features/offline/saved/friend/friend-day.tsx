import './texts.ts';
import { useTranslation } from 'react-i18next';
import { momentAt } from '#core/time/event-moment.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { formatFullDay } from '#core/time/format/day.ts';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import type { SavedDay } from '../saved-days.ts';
import { SavedEntry } from '../saved-entry.tsx';
import { SavedGroup } from '../saved-group.tsx';
import { BothNote } from './both-note.tsx';
import styles from './friend-plan.module.css';
import type { SharedLine } from './side-by-side.ts';

interface FriendDayProps {
  readonly day: SavedDay;
  readonly lines: readonly SharedLine[];
}

/** One day of a friend's list, with the gaps in which both are free. */
export function FriendDay({ day: { date }, lines }: FriendDayProps) {
  const { t, i18n } = useTranslation();
  return (
    <SavedGroup level={3} title={formatFullDay(date, i18n.language)}>
      {lines.map((line) =>
        line.kind === 'free' ? (
          <li key={line.from} className={styles.free}>
            {t('friend.free', {
              from: formatTime(momentAt(line.from)),
              to: formatTime(momentAt(line.to)),
            })}
          </li>
        ) : (
          <SavedEntry key={line.item.key} item={line.item} day={date}>
            {line.isShared && <BothNote />}
            {line.clashes.length > 0 && (
              <p className={`sm ${styles.clash}`}>
                <Icon name="warning" />
                <span>
                  {t('friend.clash', {
                    names: line.clashes.map(({ details }) => details?.title).join('; '),
                  })}
                </span>
              </p>
            )}
          </SavedEntry>
        ),
      )}
    </SavedGroup>
  );
}
