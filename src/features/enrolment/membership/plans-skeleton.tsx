import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './membership-plans.module.css';

const PLACES = ['first', 'second', 'third'];

/** Placeholder while the plans load. */
export function PlansSkeleton() {
  return (
    <div className={styles.plans} aria-busy="true">
      {PLACES.map((place) => (
        <div key={place} className={styles.place} aria-hidden="true">
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
