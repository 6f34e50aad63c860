import '../../../events/venue/texts.ts';
import { useTranslation } from 'react-i18next';
import type { Venue } from '#content/venues/venue.ts';
import { formatGivenDays } from '#core/time/format/day.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import { FacilityList } from '../../../events/venue/facility-list.tsx';
import { PlaceList } from '../../../events/venue/place-list.tsx';
import { VenueDrawing } from '../../../events/venue/venue-drawing.tsx';
import type { SheetFacts } from './sheet-facts.ts';
import styles from './venue-page.module.css';

interface VenuePageProps {
  readonly facts: SheetFacts;
  readonly venue: Venue;
}

/** The plan of a venue on paper: to carry along, or for the wall of a foyer. Its list says the same in words. */
export function VenuePage({ facts, venue }: VenuePageProps) {
  const { t, i18n } = useTranslation();
  const dates = formatGivenDays(facts.days, i18n.language);
  return (
    <>
      <h2 className={styles.name}>
        <ProviderText>{venue.name}</ProviderText>
      </h2>
      <p>
        <ProviderText>{facts.name}</ProviderText>
        {dates !== '' && <>, {dates}</>}
      </p>
      {/* West is on the left in every language. */}
      <section dir="ltr" aria-label={t('venue.plan', { venue: venue.name })} className={styles.drawing}>
        <VenueDrawing venue={venue} />
      </section>
      <div className={styles.lists}>
        <PlaceList places={venue.places} marked={null} />
        <FacilityList facilities={venue.facilities} />
      </div>
    </>
  );
}
