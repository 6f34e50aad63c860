import { useId } from 'react';
import { competitionName } from '#content/event-categories/competitions.ts';
import type { CompetitionItem, SubPage } from '#content/event-categories/event-category.ts';
import { CompetitionFacts } from './competition-facts.tsx';
import styles from './competitions.module.css';
import { PaintedPanel } from './painted-panel.tsx';
import { RegisterLink } from './register-link.tsx';

interface CompetitionProps {
  readonly item: CompetitionItem;
  readonly layout: SubPage['layout'];
  readonly trackingString: string | null;
}

/** One competition: picture, name, description, lists and registration link (CAT-07 to CAT-09, CAT-13). */
export function Competition({ item, layout, trackingString }: CompetitionProps) {
  const nameId = useId();
  return (
    <li className={styles.competition}>
      <PaintedPanel img={item.img} layout={layout} />
      <div className={styles.words}>
        <div className={styles.said} lang="en" dir="ltr">
          <h2 id={nameId} className="d4">
            {competitionName(item)}
          </h2>
          {item.description !== undefined && <p className="measure">{item.description}</p>}
        </div>
        <CompetitionFacts
          category={item.category}
          categories={item.categories}
          repertoire={item.repertoire}
          ages={item.ageCategories}
          rounds={item.rounds}
          judging={item.judgingCriteria}
        />
        <RegisterLink nameId={nameId} trackingString={trackingString} className={styles.register} />
      </div>
    </li>
  );
}
