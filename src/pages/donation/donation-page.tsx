import '../../features/enrolment/donation/texts.ts';
import { useTranslation } from 'react-i18next';
import { bankAccount } from '#content/donation/bank-account.ts';
import { papers } from '#content/donation/papers.ts';
import { settings } from '#core/settings.ts';
import { BankDetails } from '../../features/enrolment/donation/bank-details.tsx';
import { DonateLink } from '../../features/enrolment/donation/donate-link.tsx';
import { DonationPapers } from '../../features/enrolment/donation/donation-papers.tsx';
import { NoticeCode } from '../../features/enrolment/donation/notice-code.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { Art } from '../../ui/art/art.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './donation-page.module.css';

const PAGE_NAME = 'donation';
const account = bankAccount(settings.productName);

/** Three ways to give: the enrolment site, a bank transfer, and the documents that go with it. */
export function DonationPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead heading={t('donation.title')} lead={t('donation.lead')} />
      <div className={styles.field}>
        <div className={`wrap ${styles.hero}`}>
          <div className={styles.words}>
            <h1 className="d1">{t('donation.title')}</h1>
            <p className="lead">{t('donation.lead')}</p>
            <p className="row">
              <DonateLink pageName={PAGE_NAME} />
              <span className="sm">{t('donation.donateHint')}</span>
            </p>
          </div>
          <Art name="figure-tripod" className={styles.tripod} />
        </div>
        <div className={`ornament ornament-tongue ${styles.edge}`} />
      </div>
      <section className="wrap section" aria-labelledby="transfer">
        <SectionHeading id="transfer" title={t('donation.transfer')} lead={t('donation.transferLead')} />
        <div className={styles.transfer}>
          <div>
            <Notice icon="warning" tone="warn" className={styles.sample}>
              {t('donation.sample')}
            </Notice>
            <BankDetails account={account} />
          </div>
          <NoticeCode />
        </div>
      </section>
      <section className={styles.papers} aria-labelledby="papers">
        <div className="wrap section">
          <SectionHeading id="papers" title={t('donation.papers')} lead={t('donation.papersLead')} />
          <DonationPapers papers={papers} />
        </div>
      </section>
    </>
  );
}
