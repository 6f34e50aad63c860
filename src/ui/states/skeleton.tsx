import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'bar' | 'title' | 'disc' | 'picture' | undefined;
  /** Part of the line it will fill. */
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
  className?: string | undefined;
}

/** A still place for something that is on its way, in its final shape. Says nothing to assistive technology. */
export function Skeleton({ shape = 'bar', width = 'full', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], styles[width], className)}
      aria-hidden="true"
    />
  );
}
