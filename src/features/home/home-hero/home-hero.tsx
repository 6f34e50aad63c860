import { useTranslation } from 'react-i18next';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { PaintedDisc } from '../../../ui/pictures/painted-disc.tsx';
import styles from './home-hero.module.css';

/**
 * The claim of the games in front of the painted disc of the eight categories. It holds the page's only h1 (decision
 *
 */
export function HomeHero() {
  const { t } = useTranslation();
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.field}`}>
        <div className={styles.words}>
          <h1 className="d1">
            <span>{t('home.claim')}</span> <span>{t('home.claimEnd')}</span>
          </h1>
          <p className="lead">{t('home.lead')}</p>
          <div>
            <ButtonLink to={paths.events()}>{t('home.seeEvents')}</ButtonLink>
            <ButtonLink to={paths.contact()} look="lined">
              {t('home.contact')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.ground}>
        <PaintedDisc className={styles.disc} />
      </div>
    </div>
  );
}
