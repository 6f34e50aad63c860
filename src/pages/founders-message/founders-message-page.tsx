import '../../features/story/story-ways/texts.ts';
import { useTranslation } from 'react-i18next';
import { founder, letter, letterClosing, letterOpening } from '#content/story/founders-message.ts';
import { settings } from '#core/settings.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { Prose } from '../../features/story/prose/prose.tsx';
import { StoryWays } from '../../features/story/story-ways/story-ways.tsx';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { DEFAULT_PORTRAIT, Picture } from '../../ui/pictures/picture.tsx';
import { English } from '../../ui/words/english.tsx';
import styles from './founders-message-page.module.css';

/** The founder's portrait and letter (section 2, HISTORY-07, HISTORY-08). */
export function FoundersMessagePage() {
  const { t } = useTranslation();
  const { name, title, portrait, socialPage } = founder;
  return (
    <>
      <PageHead heading={t('story.founder.title')} />
      <article className={`wrap ${styles.page}`}>
        <figure className={styles.person}>
          <Picture
            src={portrait}
            alt={t('story.founder.portrait', { name })}
            width={612}
            height={774}
            standIn={DEFAULT_PORTRAIT}
            loading="eager"
            className={styles.picture}
            imageClassName={styles.portrait}
          />
          <figcaption className={styles.caption}>
            <p className="d4" translate="no">
              <English>{name}</English>
            </p>
            <p className="muted">
              <English>{title}</English>
            </p>
            <ArrowLink to={socialPage} newTab>
              {t('story.founder.social', { name })}
            </ArrowLink>
          </figcaption>
        </figure>
        <div className={styles.letter}>
          <h1 className="d2">{t('story.founder.title')}</h1>
          <p lang="en" dir="ltr" className={`d4 ${styles.opening}`}>
            {letterOpening}
          </p>
          <Prose text={letter(settings.productName)} className={styles.text} />
          <p lang="en" dir="ltr" className={styles.signature}>
            {letterClosing}
            <span className="d3" translate="no">
              {name}
            </span>
          </p>
        </div>
      </article>
      <StoryWays to={['visionAndMission', 'modern', 'history']} />
    </>
  );
}
