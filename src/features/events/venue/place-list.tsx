import { useTranslation } from 'react-i18next';
import { ACCESS_QUESTIONS, type VenuePlace } from '#content/venues/venue.ts';
import { accessAnswer } from '../../../domain/venues/access-answer.ts';
import { placeAnchor } from '../../../domain/venues/place-of.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './venue.module.css';

interface PlaceListProps {
  readonly places: readonly VenuePlace[];
  /** The place that the address asks for. */
  readonly marked: VenuePlace | null;
}

/** The places with their numbers on the plan, and what is known about access to each. */
export function PlaceList({ places, marked }: PlaceListProps) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="d5">{t('venue.places')}</h3>
      <ol className={styles.places}>
        {places.map((place, index) => (
          <li
            key={place.key}
            id={placeAnchor(place.key)}
            className={classNames(styles.place, place === marked && styles.marked)}
            aria-current={place === marked ? 'true' : undefined}
          >
            <span className={`num ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h4 className={styles.name}>
                <ProviderText>{place.name}</ProviderText>
              </h4>
              {place.directions !== undefined && (
                <p className={styles.directions}>
                  <ProviderText>{place.directions}</ProviderText>
                </p>
              )}
              <dl className={styles.access}>
                {ACCESS_QUESTIONS.map((question) => (
                  <div key={question} data-known={String(place.access[question] ?? 'unknown')}>
                    <dt>{t(`venue.access.${question}`)}</dt>
                    <dd>{t(`venue.${accessAnswer(place.access[question])}`)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
