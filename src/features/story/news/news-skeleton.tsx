import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './news-skeleton.module.css';

/** Placeholder for an article while the news load. */
export function NewsSkeleton() {
  return (
    <div className={styles.place}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}
