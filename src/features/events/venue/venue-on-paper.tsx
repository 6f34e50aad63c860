import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { Venue } from '#content/venues/venue.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { FacilityList } from './facility-list.tsx';
import { PlaceList } from './place-list.tsx';
import { VenueDrawing } from './venue-drawing.tsx';
import styles from './venue-on-paper.module.css';

/** The plan of a venue on one page: to carry along, or for the wall of a foyer. Its lists say the same in words. */
export function VenueOnPaper({ venue }: { readonly venue: Venue }) {
  const { t } = useTranslation();
  return (
    <div className={styles.paper}>
      <h2 className={styles.name}>
        <ProviderText>{venue.name}</ProviderText>
      </h2>
      {/* West is on the left in every language. */}
      <section dir="ltr" aria-label={t('venue.plan', { venue: venue.name })} className={styles.drawing}>
        <VenueDrawing venue={venue} />
      </section>
      <div className={styles.lists}>
        <PlaceList places={venue.places} marked={null} />
        <FacilityList facilities={venue.facilities} />
      </div>
    </div>
  );
}
