import '../../features/story/medals/texts.ts';
import { useTranslation } from 'react-i18next';
import { medals } from '#content/reference/medals.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { MedalTally } from '../../features/story/medals/medal-tally.tsx';
import { MedalsTable } from '../../features/story/medals/medals-table.tsx';
import { Art } from '../../ui/art/art.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './medals-page.module.css';

const TABLE_NAME = 'medals-by-game';

/** Who won what; all of it comes with the page (MEDALS-03). */
export function MedalsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead heading={t('medals.title')} lead={t('medals.lead')} />
      <div className="band">
        <div className={`wrap ${styles.hero}`}>
          <div className={styles.words}>
            <h1 className="d1">{t('medals.title')}</h1>
            <p className="lead">{t('medals.lead')}</p>
            <p className="muted">{t('medals.sample')}</p>
          </div>
          <Art name="figure-nike" technique="on-band" className={styles.victory} />
          <div className={styles.tally}>
            <MedalTally rows={medals} />
          </div>
        </div>
      </div>
      <section className="wrap section" aria-labelledby={TABLE_NAME}>
        <SectionHeading title={t('medals.byGame')} id={TABLE_NAME} lead={t('medals.byGameLead')} />
        <MedalsTable rows={medals} labelledBy={TABLE_NAME} />
      </section>
    </>
  );
}
