import './texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFeedPaths } from '#core/calendar/subscription-address.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { settings } from '#core/settings.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { paths } from '../../../navigation/paths.ts';
import { useWasPrerendered } from '../../../ui/hydration/use-was-prerendered.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { builtSchedulesQuery } from './built-schedules-query.ts';
import styles from './open-data-note.module.css';

const NOTHING: readonly GameSchedule[] = [];

/**
 * One quiet line below the schedule: where programs find it, and what changes on it (docs/open-data.md). The file is of
 * the build, and an event may be newer than that: then the line does not lead to it.
 */
export function OpenDataNote({ eventPath }: { readonly eventPath: string }) {
  const { t } = useTranslation();
  const hasStart = valueOr(useAnswer(scheduleQuery(eventPath)), NOTHING).some(({ entries }) =>
    entries.some(({ from }) => readEventMoment(from) !== null),
  );
  const wasPrerendered = useWasPrerendered();
  // The build that has prerendered this note has written the file too: of every schedule in which something has a start.
  const [cameWithFile] = useState(wasPrerendered && hasStart);
  const { data: built = [] } = useQuery({ ...builtSchedulesQuery, enabled: !cameWithFile });
  const address = paths.scheduleFile(eventPath);
  return (
    <p className={styles.note}>
      {(cameWithFile || built.includes(address)) && (
        <AppLink to={address} className={styles.link}>
          {t('schedule.openData')}
        </AppLink>
      )}
      {settings.calendarSubscriptions && (
        <AppLink to={changeFeedPaths(eventPath).atom} className={styles.link}>
          {t('schedule.changeFeed')}
        </AppLink>
      )}
    </p>
  );
}
