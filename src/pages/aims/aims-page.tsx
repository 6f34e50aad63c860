import '../../features/story/story-ways/texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { aim, objectives } from '#content/story/aims.ts';
import { settings } from '#core/settings.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { Points } from '../../features/story/points/points.tsx';
import { StoryWays } from '../../features/story/story-ways/story-ways.tsx';
import { Art } from '../../ui/art/art.tsx';
import styles from './aims-page.module.css';

/** The movement's purpose and the goals it sets itself (section 2, ROUTE-14). */
export function AimsPage() {
  const { t } = useTranslation();
  const objectivesId = useId();
  return (
    <>
      <PageHead heading={t('story.aims.title')} />
      <div className={`wrap section ${styles.page}`}>
        <h1 className="d1">{t('story.aims.title')}</h1>
        <section className={styles.aim}>
          <h2 className="d4">{t('story.aims.aim')}</h2>
          <p lang="en" dir="ltr" className="d3">
            {aim(settings.productName)}
          </p>
        </section>
        <section>
          <div className={styles.head}>
            <h2 id={objectivesId}>{t('story.aims.objectives')}</h2>
            <Art name="figure-wrestlers" className={styles.wrestlers} />
          </div>
          <Points points={objectives} look="rows" labelledBy={objectivesId} />
        </section>
      </div>
      <StoryWays to={['visionAndMission', 'modern', 'about']} />
    </>
  );
}
