import './texts.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../navigation/paths.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import styles from './open-data-note.module.css';

/** One quiet line below the schedule: where programs find it (docs/open-data.md). */
export function OpenDataNote({ eventPath }: { readonly eventPath: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <AppLink to={paths.scheduleFile(eventPath)} className={styles.link}>
        {t('schedule.openData')}
      </AppLink>
    </p>
  );
}
