import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './news-skeleton.module.css';

/** The place of an article while the news are on their way. */
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
