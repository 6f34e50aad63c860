import './texts.ts';
import { useTranslation } from 'react-i18next';
import { changeFeedPaths } from '#core/calendar/subscription-address.ts';
import { settings } from '#core/settings.ts';
import { paths } from '../../../navigation/paths.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import styles from './open-data-note.module.css';

/** One quiet line below the schedule: where programs find it, and what changes on it (docs/open-data.md). */
export function OpenDataNote({ eventPath }: { readonly eventPath: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <AppLink to={paths.scheduleFile(eventPath)} className={styles.link}>
        {t('schedule.openData')}
      </AppLink>
      {settings.calendarSubscriptions && (
        <AppLink to={changeFeedPaths(eventPath).atom} className={styles.link}>
          {t('schedule.changeFeed')}
        </AppLink>
      )}
    </p>
  );
}
