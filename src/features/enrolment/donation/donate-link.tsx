import './texts.ts';
import { useTranslation } from 'react-i18next';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { useTrackingString } from '../../../data/visit/tracking.ts';
import { enrolment } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';

/**
 * Link to the enrolment site, where visitors donate (DONATE-03).
 *
 * @param pageName the page as the provider calls it
 */
export function DonateLink({ pageName }: { pageName: string }) {
  const { t } = useTranslation();
  const trackingString = useTrackingString(pageName, SITE_EVENT_ID);
  return (
    <ButtonLink to={registrationHref(enrolment.donate, trackingString)}>{t('donation.donate')}</ButtonLink>
  );
}
