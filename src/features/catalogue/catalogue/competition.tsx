import { competitionKey, competitionName } from '#content/event-categories/competitions.ts';
import type { CompetitionItem, SubPage } from '#content/event-categories/event-category.ts';
import { CompetitionFacts } from './competition-facts.tsx';
import styles from './competitions.module.css';
import { type Facts, factsOf, ownFacts } from './facts.ts';
import { PaintedPanel } from './painted-panel.tsx';
import { RegisterLink } from './register-link.tsx';

interface CompetitionProps {
  readonly item: CompetitionItem;
  /** What the page has said for all its competitions. */
  readonly shared: Facts;
  readonly layout: SubPage['layout'];
  readonly trackingString: string | null;
}

/** One competition: picture, name, description, what is its own, and registration link (CAT-07 to CAT-09, CAT-13). */
export function Competition({ item, shared, layout, trackingString }: CompetitionProps) {
  const nameId = competitionKey(item);
  return (
    <li className={styles.competition}>
      <div className={styles.panel}>
        <PaintedPanel img={item.img} layout={layout} />
      </div>
      <div className={styles.said} lang="en" dir="ltr">
        <h2 id={nameId} className="d4">
          {competitionName(item)}
        </h2>
        {item.description !== undefined && <p>{item.description}</p>}
      </div>
      <div className={styles.terms}>
        <CompetitionFacts facts={ownFacts(factsOf(item), shared)} />
        <RegisterLink nameId={nameId} trackingString={trackingString} />
      </div>
    </li>
  );
}
