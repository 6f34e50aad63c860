import { useTranslation } from 'react-i18next';
import type { Facility } from '#content/venues/venue.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { facilitySign } from './facility-sign.ts';
import styles from './venue.module.css';

/** Entrances, toilets, water, first aid and step-free routes, with their signs on the plan. */
export function FacilityList({ facilities }: { readonly facilities: readonly Facility[] }) {
  const { t } = useTranslation();
  if (facilities.length === 0) return null;
  return (
    <>
      <h3 className="d5">{t('venue.facilities')}</h3>
      <ul className={styles.facilities}>
        {facilities.map(({ key, kind, where }) => (
          <li key={key} className={styles.facility}>
            <svg className={styles.sign} viewBox="0 0 256 256" aria-hidden="true">
              <use href={facilitySign(kind)} />
            </svg>
            <p>
              <b>{t(`venue.kinds.${kind}`)}</b> <ProviderText className={styles.where}>{where}</ProviderText>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
