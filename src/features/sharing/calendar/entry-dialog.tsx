import './dialog-texts.ts';
import { type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFileName } from '#core/calendar/file-name.ts';
import { planCalendarPath } from '#core/calendar/subscription-address.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { entryTitle } from '#core/schedule/entry-id.ts';
import { isPart, useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { serverNow } from '../../../data/connection/server-clock.ts';
import type { ScheduleEntry } from '../../../domain/schedule/schedule-entry.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { PlaceLinkContext } from '../../../domain/venues/place-link.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { OutboundLink } from '../../../ui/links/outbound-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import type { CalendarChoice } from './calendar-choice.ts';
import styles from './calendar-form.module.css';
import { CalendarForm } from './calendar-form.tsx';
import { entriesOfSchedule } from './entries-of-schedule.ts';
import { EntryWhen } from './entry-when.tsx';
import { eventOfSite } from './event-of-site.ts';
import { FirstPartNote } from './first-part-note.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { useCurrentEntry } from './use-current-entry.ts';

export interface EntryDialogProps {
  readonly eventPath: string;
  readonly eventName: string;
  readonly entry: ScheduleEntry;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** What else can be done with the entry, such as sharing it. */
  readonly children?: ((entry: ScheduleEntry) => ReactNode) | undefined;
}

const NOTHING: readonly GameSchedule[] = [];

/** What one can do with a schedule entry: put it into a calendar, find its place, and what the page adds. */
export function EntryDialog({ isOpen, onClose, onClosed, children, ...pressed }: EntryDialogProps) {
  const { t } = useTranslation();
  const current = useCurrentEntry(pressed.eventPath, pressed.entry);
  const entry = current ?? pressed.entry;
  const { game, title, address, map } = entry;
  const name = entryTitle(game, title);
  const onPlan = useContext(PlaceLinkContext)(address);
  return (
    <Modal open={isOpen} onClose={onClose} onClosed={onClosed} title={<ProviderText>{name}</ProviderText>}>
      <div className={styles.about}>
        <EntryWhen entry={entry} />
        {address !== '' && (
          <p>
            {onPlan === null ? (
              <ProviderText>{address}</ProviderText>
            ) : (
              <AppLink to={onPlan} onClick={onClose}>
                <ProviderText>{address}</ProviderText>
              </AppLink>
            )}
          </p>
        )}
        {map !== null && (
          <OutboundLink href={map} newTab className={styles.map}>
            <Icon name="map-pin" />
            {t('calendar.map')}
          </OutboundLink>
        )}
      </div>
      {current === null ? (
        <p role="status">{t('schedule.gone')}</p>
      ) : (
        <EntryCalendar {...pressed} entry={entry} />
      )}
      {children !== undefined && <div className={styles.more}>{children(entry)}</div>}
    </Modal>
  );
}

function EntryCalendar({
  eventPath,
  eventName,
  entry,
}: Pick<EntryDialogProps, 'eventPath' | 'eventName' | 'entry'>) {
  const words = useCalendarWords();
  const answer = useAnswer(scheduleQuery(eventPath));
  const schedules = valueOr(answer, NOTHING);
  const at = answer.state === 'success' && Number.isFinite(answer.at) ? answer.at : serverNow();
  const found = useMemo(() => {
    const event = eventOfSite(eventPath, eventName, words);
    return entriesOfSchedule(schedules, event, at).find(({ id }) => id === entry.id);
  }, [schedules, eventPath, eventName, words, at, entry.id]);
  const name = entryTitle(entry.game, entry.title);
  const entries = found?.entry ? [found.entry] : [];
  const choice: CalendarChoice = {
    id: 'entry',
    label: '',
    name,
    entries,
    isIncomplete: false,
    isBusy: true,
    isPlan: false,
    file: calendarFileName(eventPath, name),
    subscription: (reminder) =>
      found === undefined ? null : planCalendarPath([{ eventPath, keys: [found.key] }], reminder),
  };
  return isPart(answer) ? <FirstPartNote /> : <CalendarForm choices={[choice]} />;
}
