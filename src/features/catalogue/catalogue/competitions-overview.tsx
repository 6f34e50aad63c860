import { useTranslation } from 'react-i18next';
import { competitionKey, competitionName } from '#content/event-categories/competitions.ts';
import type { CompetitionItem } from '#content/event-categories/event-category.ts';
import { PartLink } from '../../../ui/links/part-link.tsx';
import { CompetitionFacts } from './competition-facts.tsx';
import styles from './competitions-overview.module.css';
import { type Facts, hasFacts } from './facts.ts';

interface CompetitionsOverviewProps {
  readonly items: readonly CompetitionItem[];
  readonly shared: Facts;
}

/** The competitions of a page as links to their places in it, and what all of them share. */
export function CompetitionsOverview({ items, shared }: CompetitionsOverviewProps) {
  const { t } = useTranslation();
  const label = t('catalogue.competitions', { count: items.length });
  return (
    <div className={styles.overview}>
      <nav aria-label={label}>
        <p className={`d4 ${styles.label}`} aria-hidden="true">
          {label}
        </p>
        <ul className={styles.names} lang="en" dir="ltr">
          {items.map((item) => (
            <li key={competitionKey(item)}>
              <PartLink to={competitionKey(item)} className={styles.name}>
                {competitionName(item)}
              </PartLink>
            </li>
          ))}
        </ul>
      </nav>
      {hasFacts(shared) && (
        <section>
          <h2 className={`d4 ${styles.label}`}>{t('catalogue.forAll')}</h2>
          <CompetitionFacts facts={shared} />
        </section>
      )}
    </div>
  );
}
