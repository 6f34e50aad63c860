import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './shell-skeleton.module.css';

/**
 * What stands in the shell until its page is drawn: a title, some words, a picture, as most pages have them. A page
 * from the device is usually there before anybody sees it.
 */
export function ShellSkeleton() {
  return (
    <div className={`wrap section ${styles.page}`} aria-busy="true">
      <div>
        <Skeleton shape="title" width="long" className={styles.title} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </div>
      <Skeleton shape="picture" />
    </div>
  );
}
