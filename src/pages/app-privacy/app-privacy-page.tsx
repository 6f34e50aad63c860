import '../../features/story/policy/texts.ts';
import { useTranslation } from 'react-i18next';
import { appData, appPrivacyPolicy } from '#content/policies/app-privacy.ts';
import { settings } from '#core/settings.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { AppDataList } from '../../features/story/policy/app-data-list.tsx';
import { InShort } from '../../features/story/policy/in-short.tsx';
import { PolicyHead } from '../../features/story/policy/policy-head.tsx';
import { Contents } from '../../features/story/prose/contents.tsx';
import { Prose } from '../../features/story/prose/prose.tsx';
import { paths } from '../../navigation/paths.ts';
import { Art } from '../../ui/art/art.tsx';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './app-privacy-page.module.css';

const policy = appPrivacyPolicy(settings.productName);
const LIST_NAME = 'app-data';

/** The privacy policy of the mobile app. */
export function AppPrivacyPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead heading={t('policy.appTitle')} lead={t('policy.appLead')} />
      <PolicyHead
        title={t('policy.appTitle')}
        lead={t('policy.appLead')}
        lastChanged={policy.lastChanged}
        ground="slip"
      >
        <Art name="figure-talos" technique="on-band" />
      </PolicyHead>
      <div className={`wrap section ${styles.parts}`}>
        <InShort sentences={policy.inShort} />
        <section aria-labelledby={LIST_NAME}>
          <SectionHeading title={t('policy.appData')} size="d3" id={LIST_NAME} />
          <AppDataList data={appData} />
        </section>
        <div className={styles.columns}>
          <div className={styles.beside}>
            <Contents text={policy.text} label={t('policy.contents')} />
          </div>
          <Prose text={policy.text} isLinked />
        </div>
        <p className={styles.ways}>
          <ArrowLink to={paths.deleteAccount()}>{t('policy.toDeletion')}</ArrowLink>
          <ArrowLink to={paths.privacy()}>{t('policy.toPrivacy')}</ArrowLink>
          <ArrowLink to={paths.contact()}>{t('policy.contact')}</ArrowLink>
        </p>
      </div>
    </>
  );
}
