import '../../features/events/event-details/texts.ts';
import '../../features/events/venue/texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { TextKey } from '../../i18n/namespaces.ts';
import { withoutEntry } from '../../navigation/without-entry.ts';
import { AppLink } from '../../ui/links/app-link.tsx';
import styles from './section-nav.module.css';
import { useSectionInView } from './use-section-in-view.ts';

interface SectionNavProps {
  readonly sections: readonly { readonly id: string; readonly label: TextKey }[];
}

/** Links to the sections of a long page; they stay at the top while it scrolls. */
export function SectionNav({ sections }: SectionNavProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const inView = useSectionInView(sections.map(({ id }) => id));
  if (sections.length < 2) return null;
  return (
    <nav className={styles.nav} aria-label={t('event.onThisPage')}>
      <ul className={`wrap ${styles.list}`}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <AppLink
              to={`${pathname}${inView === null ? '' : withoutEntry(search)}#${id}`}
              className={styles.link}
              aria-current={id === inView ? 'true' : undefined}
            >
              {t(label)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
