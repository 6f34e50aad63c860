import '../../features/story/story-ways/texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutFigures, aboutLead, aboutText } from '#content/story/about.ts';
import { settings } from '#core/settings.ts';
import { BannerCarousel } from '../../features/home/banners/banner-carousel.tsx';
import { bannersQuery } from '../../features/home/banners/queries.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { Prose } from '../../features/story/prose/prose.tsx';
import { StoryWays } from '../../features/story/story-ways/story-ways.tsx';
import { Art } from '../../ui/art/art.tsx';
import { English } from '../../ui/words/english.tsx';
import styles from './about-page.module.css';

/** Presents the movement (section 2, ROUTE-12); the only page besides home and events that has banners (API-10). */
export function AboutPage() {
  const { t } = useTranslation();
  const figuresId = useId();
  return (
    <>
      <PageHead heading={t('story.about.title')} />
      <div className={styles.opening}>
        <div className={`wrap ${styles.head}`}>
          <div className={styles.words}>
            <h1 className="d1">{t('story.about.title')}</h1>
            <p className={`lead ${styles.lead}`}>
              <English>{aboutLead}</English>
            </p>
          </div>
          <Art name="map-delphi" className={styles.map} />
        </div>
      </div>
      <div className={`wrap section ${styles.columns}`}>
        <Prose text={aboutText(settings.productName)} className={styles.text} />
        <section>
          <h2 id={figuresId} className="d4">
            {t('story.about.figures')}
          </h2>
          <ul lang="en" dir="ltr" aria-labelledby={figuresId} className={styles.figures}>
            {aboutFigures.map(({ title, text }) => (
              <li key={text}>
                <span className={styles.figure}>{title}</span> {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <BannerCarousel pageName="about-us">
        <LazyAgeNote query={bannersQuery('about-us')} />
      </BannerCarousel>
      <StoryWays to={['visionAndMission', 'aims', 'founder', 'history']} />
    </>
  );
}
