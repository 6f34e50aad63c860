import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { Art } from '../../ui/art.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FIRST_SIGHT_ID } from '../../ui/first-sight.ts';
import styles from './home-hero.module.css';

/** The claim of the games before the painted disc of the eight arts. The page's one h1 (decision Q-79). */
export function HomeHero() {
  const { t } = useTranslation();
  return (
    <div id={FIRST_SIGHT_ID} className={styles.hero}>
      <div className={`wrap ${styles.field}`}>
        <div className={styles.words}>
          <h1 className="d1">
            <span className={styles.line}>{t('home.claim')}</span>{' '}
            <span className={styles.line}>{t('home.claimEnd')}</span>
          </h1>
          <p className={`lead ${styles.lead}`}>{t('home.lead')}</p>
          <div className={styles.ways}>
            <ButtonLink to={paths.events()}>{t('home.seeEvents')}</ButtonLink>
            <ButtonLink to={paths.contact()} look="lined">
              {t('home.contact')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.ground} aria-hidden="true">
        <div className={styles.disc}>
          <Art name="disc-rings" className={styles.layer} />
          <Art name="disc-figures" className={styles.layer} />
          <div className={styles.hub}>
            <Art name="logo-glyph" className={styles.glyph} />
          </div>
        </div>
      </div>
    </div>
  );
}
