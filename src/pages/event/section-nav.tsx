import '../../features/events/event-details/texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { TextKey } from '../../i18n/namespaces.ts';
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

/**
 * Returns the query for a link to a section: with the schedule's day, which a bare hash link would drop, but without
 * the entry it opened at, which would take the visitor there again.
 */
function withoutEntry(search: string): string {
  const kept = new URLSearchParams(search);
  if (!kept.has('entry')) return search;
  kept.delete('entry');
  return kept.size === 0 ? '' : `?${kept}`;
}
