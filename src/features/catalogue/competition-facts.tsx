import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
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

/** What a competitor has to know, each under its label; a label without a list is left out (CAT-08 to CAT-12). */
export function CompetitionFacts({ className, ...facts }: CompetitionFactsProps) {
  const { t } = useTranslation();
  const labelled = [
    [t('catalogue.category'), facts.category],
    [t('catalogue.categories'), facts.categories],
    [t('catalogue.repertoire'), facts.repertoire],
    [t('catalogue.ages'), facts.ages],
    [t('catalogue.rounds'), facts.rounds],
    [t('catalogue.judging'), facts.judging],
  ] as const;
  return (
    <dl className={classNames(styles.facts, className)}>
      {labelled.map(
        ([label, list]) =>
          list !== undefined && (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd lang="en" dir="ltr">
                <ul className={styles.list}>
                  {list.map((one) => (
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
