import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import styles from './banner-controls.module.css';

interface BannerControlsProps {
  readonly index: number;
  readonly count: number;
  readonly isStill: boolean;
  readonly onStill: (isStill: boolean) => void;
  readonly onGo: (to: number) => void;
}

/** More ticks than this do not fit a phone, so numbers replace them. */
const MOST_TICKS = 6;

/**
 * The bar below the banners: pause, previous, next and a tick for each. Previous and next wrap around, as the timer
 * does.
 */
export function BannerControls({ index, count, isStill, onStill, onGo }: BannerControlsProps) {
  const { t } = useTranslation();
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={`wrap ${styles.controls}`}>
      <IconButton
        icon={isStill ? 'play' : 'pause'}
        label={t(isStill ? 'motion.play' : 'motion.pause')}
        look="bare"
        onClick={() => onStill(!isStill)}
      />
      <IconButton
        icon="arrow-left"
        label={t('banners.previous')}
        look="bare"
        onClick={() => onGo((index + count - 1) % count)}
      />
      <IconButton
        icon="arrow-right"
        label={t('banners.next')}
        look="bare"
        onClick={() => onGo((index + 1) % count)}
      />
      {count > MOST_TICKS ? (
        <p className={`num ${styles.figures}`} aria-hidden="true">
          {t('banners.figures', { place: index + 1, count })}
        </p>
      ) : (
        <ul className={styles.ticks}>
          {places.map((place) => (
            <li key={place}>
              <button
                type="button"
                className={styles.tick}
                aria-label={t('banners.place', { place: place + 1, count })}
                aria-current={place === index || undefined}
                onClick={() => onGo(place)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
