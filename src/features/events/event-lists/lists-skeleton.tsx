import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './upcoming-event.module.css';

/** Placeholder for the first event while the lists load. */
export function ListsSkeleton() {
  return (
    <div className={`wrap ${styles.leading}`}>
      <div className={styles.date}>
        <Skeleton shape="title" width="half" />
      </div>
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton width="long" />
      </div>
      <Skeleton shape="picture" className={styles.picture} />
    </div>
  );
}
