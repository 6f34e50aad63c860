import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import styles from './competition-facts.module.css';

interface CompetitionFactsProps {
  readonly category?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly repertoire?: readonly string[] | undefined;
  readonly ages: readonly string[];
  readonly rounds: readonly string[];
  readonly judging: readonly string[];
  readonly className?: string | undefined;
}

const FACTS = ['category', 'categories', 'repertoire', 'ages', 'rounds', 'judging'] as const;

/** What a competitor has to know, each list under its label. An empty list has no label (CAT-08 to CAT-12). */
export function CompetitionFacts({ className, ...facts }: CompetitionFactsProps) {
  const { t } = useTranslation();
  return (
    <dl className={classNames(styles.facts, className)}>
      {FACTS.map(
        (name) =>
          facts[name] !== undefined && (
            <div key={name} className={styles.fact}>
              <dt>{t(`catalogue.${name}`)}</dt>
              <dd lang="en" dir="ltr">
                <ul className={styles.list}>
                  {facts[name].map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
