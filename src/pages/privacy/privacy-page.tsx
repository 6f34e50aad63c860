import '../../features/story/policy/texts.ts';
import { useTranslation } from 'react-i18next';
import { privacyPolicy } from '#content/policies/privacy.ts';
import { settings } from '#core/settings.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { InShort } from '../../features/story/policy/in-short.tsx';
import { PolicyHead } from '../../features/story/policy/policy-head.tsx';
import { Contents } from '../../features/story/prose/contents.tsx';
import { Prose } from '../../features/story/prose/prose.tsx';
import { paths } from '../../navigation/paths.ts';
import { Art } from '../../ui/art/art.tsx';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import styles from './privacy-page.module.css';

const policy = privacyPolicy(settings.productName);

/** Cookies and privacy of this site (reading Q-63). */
export function PrivacyPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead heading={t('policy.privacyTitle')} lead={t('policy.privacyLead')} />
      <PolicyHead
        title={t('policy.privacyTitle')}
        lead={t('policy.privacyLead')}
        lastChanged={policy.lastChanged}
        ground="white"
      >
        <Art name="figure-poet" />
      </PolicyHead>
      <div className="wrap section">
        <InShort sentences={policy.inShort} />
        <div className={styles.columns}>
          <Contents text={policy.text} label={t('policy.contents')} />
          <div className={styles.text}>
            <Prose text={policy.text} isLinked />
            <p className={styles.ways}>
              <ArrowLink to={paths.contact()}>{t('policy.contact')}</ArrowLink>
              <ArrowLink to={paths.appPrivacy()}>{t('policy.toAppPrivacy')}</ArrowLink>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
