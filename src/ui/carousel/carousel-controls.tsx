import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { IconButton } from '../links/icon-button.tsx';
import styles from './carousel-controls.module.css';

interface CarouselControlsProps {
  /** Everything is in view: there is nothing to press, but the buttons keep their space, so that nothing jumps. */
  readonly isIdle: boolean;
  readonly isStill: boolean;
  readonly onStill: ((isStill: boolean) => void) | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Which part of the row is in view, from 0 to 1; null while unknown. */
  readonly part: { readonly from: number; readonly size: number } | null;
}

/** Pause, previous, next, and a bar that shows which part of the row is in view. */
export function CarouselControls({
  isIdle,
  isStill,
  onStill,
  onStep,
  isFirst,
  isLast,
  part,
}: CarouselControlsProps) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.controls, isIdle && styles.idle)}>
      {onStill !== undefined && (
        <IconButton
          icon={isStill ? 'play' : 'pause'}
          label={t(isStill ? 'motion.play' : 'motion.pause')}
          onClick={() => onStill(!isStill)}
        />
      )}
      <IconButton
        icon="arrow-left"
        label={t('carousel.previous')}
        aria-disabled={isFirst || undefined}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="arrow-right"
        label={t('carousel.next')}
        aria-disabled={isLast || undefined}
        onClick={() => onStep(1)}
      />
      <span className={styles.track} aria-hidden="true">
        {part !== null && (
          <span
            className={styles.thumb}
            style={{
              inlineSize: `${part.size * 100}%`,
              insetInlineStart: `${Math.min(part.from, 1 - part.size) * 100}%`,
            }}
          />
        )}
      </span>
    </div>
  );
}
