import { useTranslation } from 'react-i18next';
import styles from './competition-facts.module.css';
import { FACTS, type Facts, hasFacts } from './facts.ts';

/** What a competitor has to know, each list under its label. An empty list has no label (CAT-08 to CAT-12). */
export function CompetitionFacts({ facts }: { readonly facts: Facts }) {
  const { t } = useTranslation();
  if (!hasFacts(facts)) return null;
  return (
    <dl className={styles.facts}>
      {FACTS.map(
        (name) =>
          facts[name] !== undefined && (
            <div key={name} className={styles.fact}>
              <dt>{t(`catalogue.${name}`)}</dt>
              <dd lang="en" dir="ltr">
                <ul className={name === 'repertoire' ? styles.works : styles.words}>
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
