import '../../features/membership/texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { MembershipPlans } from '../../features/membership/membership-plans.tsx';
import { plansQuery, type Region } from '../../features/membership/queries.ts';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { Art } from '../../ui/art.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './membership-page.module.css';

/** The membership plans of India or of everywhere else. It begins with India, whoever visits (decision Q-76). */
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
      <LateAgeNote key={region} query={plansQuery(region)} />
    </div>
  );
}
