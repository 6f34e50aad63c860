import '../../features/enrolment/membership/texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MembershipPlans } from '../../features/enrolment/membership/membership-plans.tsx';
import { plansQuery, type Region } from '../../features/enrolment/membership/queries.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { Art } from '../../ui/art/art.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './membership-page.module.css';

/** The membership plans of India or of everywhere else. Every visitor starts with India (reading Q-76). */
export function MembershipPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [region, setRegion] = useState<Region>('india');
  return (
    <div className="wrap section">
      <PageHead heading={t('membership.title')} lead={t('membership.lead')} />
      <div className={styles.head}>
        <SectionHeading
          level={1}
          size="d1"
          title={t('membership.title')}
          lead={t('membership.lead')}
          className={styles.title}
        />
        <Segmented
          label={t('membership.plansFor')}
          className={styles.regions}
          value={region}
          onChange={setRegion}
          options={[
            { value: 'india', label: t('membership.india') },
            { value: 'international', label: t('membership.international') },
          ]}
        />
        <Art name="figure-dancers" className={styles.dancers} />
      </div>
      <MembershipPlans region={region} pageName={pageNameOf(pathname)} />
      <LazyAgeNote key={region} query={plansQuery(region)} />
    </div>
  );
}
