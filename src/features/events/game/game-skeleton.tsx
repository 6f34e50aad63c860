import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './game-hero.module.css';

/** The outline of a game page while it loads. The fallback page never appears in its place (GAME-07). */
export function GameSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`on-slip ${styles.hero}`} aria-busy="true">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <h1 className="visually-hidden">{t('game.loading')}</h1>
          <Skeleton shape="title" width="long" />
          <Skeleton width="half" />
        </div>
        <Skeleton shape="picture" className={styles.figure} />
      </div>
    </div>
  );
}
