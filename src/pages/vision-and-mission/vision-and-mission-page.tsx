import '../../features/story/story-ways/texts.ts';
import { useTranslation } from 'react-i18next';
import { mission, vision } from '#content/story/vision-and-mission.ts';
import { settings } from '#core/settings.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { Prose } from '../../features/story/prose/prose.tsx';
import { StoryWays } from '../../features/story/story-ways/story-ways.tsx';
import { Art } from '../../ui/art/art.tsx';
import styles from './vision-and-mission-page.module.css';

/** The movement's hopes and how it pursues them (section 2, ROUTE-10). */
export function VisionAndMissionPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead heading={t('story.visionAndMission.title')} />
      <div className={styles.field}>
        <div className={`wrap ${styles.sky}`}>
          <h1 className="d3">{t('story.visionAndMission.title')}</h1>
          <section className={styles.vision}>
            <h2 className="d4">{t('story.visionAndMission.vision')}</h2>
            <p lang="en" dir="ltr" className={`d1 ${styles.sentence}`}>
              {vision.sentence}
            </p>
            <Prose text={vision.text} className={styles.text} />
          </section>
          <Art name="figure-nike" className={styles.nike} />
        </div>
      </div>
      <section className={`wrap section ${styles.mission}`}>
        <h2>{t('story.visionAndMission.mission')}</h2>
        <Prose text={mission(settings.productName)} className={styles.text} />
      </section>
      <StoryWays to={['aims', 'modern', 'about']} />
    </>
  );
}
