import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMotion } from '../../../data/preferences/motion.ts';
import { classNames } from '../../../ui/class-names.ts';
import { hydrateAll } from '../../../ui/hydration/hydration-trigger.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './motion-switch.module.css';

interface MotionSwitchProps {
  /** `sign` where there is no room for words; it has the same name. */
  readonly look: 'sign' | 'words';
  readonly className?: string | undefined;
}

/**
 * One switch for everything that moves by itself, on all pages and for the next visit too (WCAG 2.2.2). Its name says
 * what a press does; a pressed state beside a changing name would say it twice and wrongly.
 */
export function MotionSwitch({ look, className }: MotionSwitchProps) {
  const { t } = useTranslation();
  const { isStill, setStill } = useMotion();
  // Nothing moves before the page is alive, but that is no choice of anybody's.
  const isHydrated = useIsHydrated();
  const plays = isHydrated && isStill;
  // What moves by its sheet alone, such as what stands in for a page on its way, follows the switch by this.
  useEffect(() => {
    // A switch far down comes to life after the choice.
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
