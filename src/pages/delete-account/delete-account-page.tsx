import '../../features/story/account-deletion/texts.ts';
import { useTranslation } from 'react-i18next';
import { afterDeletion, deletionSteps, deletionTerms } from '#content/policies/delete-account.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { DeletionSteps } from '../../features/story/account-deletion/deletion-steps.tsx';
import { DeletionTerms } from '../../features/story/account-deletion/deletion-terms.tsx';
import { Prose } from '../../features/story/prose/prose.tsx';
import { paths } from '../../navigation/paths.ts';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './delete-account-page.module.css';

/** How to delete the account of the mobile app, and on what terms. */
export function DeleteAccountPage() {
  const { t, i18n } = useTranslation();
  return (
    <>
      <PageHead heading={t('deletion.title')} lead={t('deletion.lead')} />
      <div className={`wrap ${styles.head}`}>
        <h1 className="d1">{t('deletion.title')}</h1>
        <div className={styles.lead}>
          <p className="lead">{t('deletion.lead')}</p>
          {!i18n.language.startsWith('en') && <p className="sm muted">{t('deletion.english')}</p>}
        </div>
      </div>
      <section className="wrap" aria-labelledby="steps">
        <h2 id="steps" className="visually-hidden">
          {t('deletion.steps')}
        </h2>
        <DeletionSteps steps={deletionSteps} />
      </section>
      <section className={styles.field} aria-labelledby="terms">
        <div className="wrap section-tight">
          <SectionHeading id="terms" size="d3" title={t('deletion.terms')} />
          <DeletionTerms terms={deletionTerms} />
        </div>
      </section>
      <div className={`wrap section ${styles.after}`}>
        <Prose text={afterDeletion} />
        <p className={styles.ways}>
          <ArrowLink to={paths.contact()}>{t('deletion.toContact')}</ArrowLink>
          <ArrowLink to={paths.appPrivacy()}>{t('deletion.toPolicy')}</ArrowLink>
        </p>
      </div>
    </>
  );
}
