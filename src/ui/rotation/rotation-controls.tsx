import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../i18n/number-format.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../links/icon-button.tsx';
import styles from './rotation-controls.module.css';

interface RotationControlsProps {
  readonly index: number;
  readonly count: number;
  readonly onStep: (step: 'previous' | 'next') => void;
  /** The labels of the arrows, for anyone who does not see them. */
  readonly labels: { readonly previous: string; readonly next: string };
  /** Name of an entry: announced after the visitor's own step, never after a timed one. */
  readonly nameOf: (index: number) => string;
  /** The switch of all automatic movement; without it there is no switch. */
  readonly motion?: { readonly isStill: boolean; readonly setStill: (isStill: boolean) => void } | undefined;
  readonly className?: string | undefined;
}

/** Arrows that stop at each end, the pause that WCAG 2.2.2 requires, and "1 of 3". A disabled arrow keeps the focus. */
export function RotationControls({
  index,
  count,
  onStep,
  labels,
  nameOf,
  motion,
  className,
}: RotationControlsProps) {
  const { t, i18n } = useTranslation();
  const [told, setTold] = useState('');
  const [isFirst, isLast] = [index <= 0, index >= count - 1];
  const number = numberFormat(i18n.language);
  const placeOf = (at: number) =>
    t('ui.placeOf', { place: number.format(at + 1), total: number.format(count) });
  const step = (to: 'previous' | 'next') => {
    if (to === 'previous' ? isFirst : isLast) return;
    const at = index + (to === 'previous' ? -1 : 1);
    onStep(to);
    setTold([nameOf(at), placeOf(at)].filter(Boolean).join(', '));
  };
  return (
    <div data-turns className={classNames(styles.controls, className)}>
      <IconButton
        icon="arrow-left"
        label={labels.previous}
        aria-disabled={isFirst}
        onClick={() => step('previous')}
      />
      <IconButton
        icon="arrow-right"
        label={labels.next}
        aria-disabled={isLast}
        onClick={() => step('next')}
      />
      {motion !== undefined && count > 1 && (
        <IconButton
          icon={motion.isStill ? 'play' : 'pause'}
          look="bare"
          label={t(motion.isStill ? 'motion.play' : 'motion.pause')}
          onClick={() => motion.setStill(!motion.isStill)}
        />
      )}
      <bdi className={`num ${styles.place}`}>{placeOf(index)}</bdi>
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </div>
  );
}
