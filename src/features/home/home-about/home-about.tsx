import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { OfWhat } from '../../../ui/links/of-what.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import styles from './home-about.module.css';

/** What the movement is and what its goals are, each with a link (HOME-11). */
export function HomeAbout() {
  const { t } = useTranslation();
  const aboutId = useId();
  const visionId = useId();
  return (
    <section aria-labelledby={aboutId}>
      <div className={`wrap ${styles.about}`}>
        <Picture
          src="/pictures/vases-tall-1080.webp"
          alt={t('home.aboutPicture')}
          width={1080}
          height={1200}
          className={styles.picture}
          imageClassName={styles.image}
        >
          <source
            type="image/avif"
            srcSet="/pictures/vases-tall-540.avif 540w, /pictures/vases-tall-1080.avif 1080w"
            sizes="(width < 56.25rem) 100vw, 50vw"
          />
        </Picture>
        <div className={styles.words}>
          <h2 className="d2" id={aboutId}>
            {t('home.aboutTitle')}
          </h2>
          <p className={`lead ${styles.lead}`}>{t('home.aboutLead')}</p>
          <p className={styles.text}>{t('home.aboutText')}</p>
          <ArrowLink to={paths.about()} className={styles.more}>
            {t('home.readMore')}
            <OfWhat>{t('home.aboutTitle')}</OfWhat>
          </ArrowLink>
          <div className={styles.vision}>
            <h3 className="d3" id={visionId}>
              {t('home.visionTitle')}
            </h3>
            <p className="muted">{t('home.visionText')}</p>
            <ArrowLink to={paths.modern()}>
              {t('home.readMore')}
              <OfWhat>{t('home.visionTitle')}</OfWhat>
            </ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
