import { useTranslation } from 'react-i18next';
import { competitionName } from '#content/event-categories/competitions.ts';
import type { SubPage } from '#content/event-categories/event-category.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Competition } from './competition.tsx';
import { CompetitionFacts } from './competition-facts.tsx';
import styles from './competitions.module.css';
import { CompetitionsOverview } from './competitions-overview.tsx';
import { factsOf, factsOfSingle, sharedFacts } from './facts.ts';
import { NewTabNote, RegisterLink } from './register-link.tsx';

interface CompetitionsProps {
  readonly page: SubPage;
  /** The id of the page's title. On a page with a single competition, the title is its name. */
  readonly titleId: string;
  readonly trackingString: string | null;
}

/** All competitions of a catalogue page: a list, or the single one that the page is about (ROUTE-21, CAT-10). */
export function Competitions({ page, titleId, trackingString }: CompetitionsProps) {
  const { t } = useTranslation();
  const { data, layout } = page;
  const shared = 'map' in data ? sharedFacts(data.map(factsOf)) : {};
  return (
    <>
      {'map' in data ? (
        <>
          <CompetitionsOverview items={data} shared={shared} />
          <ul className={classNames(styles.list, styles[layout])}>
            {data.map((item) => (
              <Competition
                key={competitionName(item)}
                item={item}
                shared={shared}
                layout={layout}
                trackingString={trackingString}
              />
            ))}
          </ul>
        </>
      ) : (
        <section className={styles.single}>
          <h2 className="d3">{t('catalogue.single')}</h2>
          <div className={styles.terms}>
            <CompetitionFacts facts={factsOfSingle(data)} />
            <RegisterLink nameId={titleId} trackingString={trackingString} />
          </div>
        </section>
      )}
      <NewTabNote />
    </>
  );
}
