import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'bar' | 'title' | 'disc' | 'picture' | undefined;
  /** How much of the line it will fill. */
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
  className?: string | undefined;
}

/** A static placeholder for something that is loading, in its final shape. Hidden from assistive technology. */
export function Skeleton({ shape = 'bar', width = 'full', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], styles[width], className)}
      aria-hidden="true"
    />
  );
}
