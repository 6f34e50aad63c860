import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMotion } from '../../../data/preferences/motion.ts';
import { classNames } from '../../../ui/class-names.ts';
import { hydrateAll } from '../../../ui/hydration/hydration-trigger.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './motion-switch.module.css';

interface MotionSwitchProps {
  /** `sign` shows only the icon where there is no room for text. The accessible name is the same. */
  readonly look: 'sign' | 'words';
  readonly className?: string | undefined;
}

/**
 * One switch for everything that moves automatically, on all pages and on the next visit too (WCAG 2.2.2). Its name
 * says what it does. A pressed state in addition to a changing name would say it twice, and wrongly.
 */
export function MotionSwitch({ look, className }: MotionSwitchProps) {
  const { t } = useTranslation();
  const { isStill, setStill } = useMotion();
  // Nothing moves before hydration, but that is not the visitor's choice.
  const isHydrated = useIsHydrated();
  const plays = isHydrated && isStill;
  // Animations in pure CSS, such as loading placeholders, follow this attribute.
  useEffect(() => {
    // A switch far down the page may hydrate after the choice.
    if (isHydrated) document.documentElement.dataset.motion = plays ? 'still' : 'moving';
  }, [plays, isHydrated]);
  const name = t(plays ? 'motion.play' : 'motion.pause');
  return (
    <button
      type="button"
      className={classNames(styles.switch, look === 'sign' && styles.sign, className)}
      title={look === 'sign' ? name : undefined}
      onClick={() => {
        hydrateAll();
        setStill(!plays);
      }}
    >
      <Icon name={plays ? 'play' : 'pause'} />
      <span className={look === 'sign' ? 'visually-hidden' : undefined}>{name}</span>
    </button>
  );
}
