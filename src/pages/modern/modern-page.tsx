import '../../features/story/story-ways/texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { modernLead, modernText, visionPoints } from '#content/story/modern.ts';
import { settings } from '#core/settings.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { Points } from '../../features/story/points/points.tsx';
import { Prose } from '../../features/story/prose/prose.tsx';
import { StoryWays } from '../../features/story/story-ways/story-ways.tsx';
import { Art } from '../../ui/art/art.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { English } from '../../ui/words/english.tsx';
import styles from './modern-page.module.css';

/** The modern games and the twelve points of Vision 2050 (section 2, ROUTE-13, HISTORY-06). */
export function ModernPage() {
  const { t } = useTranslation();
  const visionId = useId();
  return (
    <>
      <PageHead heading={t('story.modern.title')} />
      <div className={`wrap ${styles.today}`}>
        <h1 className="d1">{t('story.modern.title')}</h1>
        <div className={styles.words}>
          <p className={`d4 ${styles.lead}`}>
            <English>{modernLead}</English>
          </p>
          <Prose text={modernText(settings.productName)} className={styles.text} />
        </div>
        <Art name="figure-talos" className={styles.talos} />
      </div>
      <section className="band">
        <div className="wrap section">
          <SectionHeading
            id={visionId}
            title={t('story.modern.vision')}
            lead={t('story.modern.visionLead')}
          />
          <Points points={visionPoints(settings.productName)} look="numbers" labelledBy={visionId} />
        </div>
      </section>
      <StoryWays to={['visionAndMission', 'aims', 'history']} />
    </>
  );
}
