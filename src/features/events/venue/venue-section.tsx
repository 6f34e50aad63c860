import './texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { venueOf } from '#content/venues/venues.ts';
import { placeAnchor } from '../../../domain/venues/place-of.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { FacilityList } from './facility-list.tsx';
import { PlaceList } from './place-list.tsx';
import styles from './venue.module.css';
import { VenuePlan } from './venue-plan.tsx';

interface VenueSectionProps {
  readonly eventPath: string;
  /** The anchor for links within the page. */
  readonly id: string;
}

/**
 * Where the places of an event are: its plan, and a list that says the same without the picture. Renders nothing for an
 * event without a plan (`content/venues`).
 */
export function VenueSection({ eventPath, id }: VenueSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { hash } = useLocation();
  // All visitors get the same HTML, whatever the end of the address.
  const isHydrated = useIsHydrated();
  const venue = venueOf(eventPath);
  if (venue === undefined) return null;
  const marked = venue.places.find(({ key }) => isHydrated && hash === `#${placeAnchor(key)}`) ?? null;
  return (
    <section id={id} className="section" aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHeading
          id={titleId}
          title={t('venue.title')}
          lead={<ProviderText>{venue.name}</ProviderText>}
        />
        <div className={styles.venue}>
          <VenuePlan venue={venue} marked={marked} />
          <div className={styles.lists}>
            <PlaceList places={venue.places} marked={marked} />
            <FacilityList facilities={venue.facilities} />
          </div>
        </div>
      </div>
    </section>
  );
}
