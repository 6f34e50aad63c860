import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './shell-skeleton.module.css';

/**
 * A placeholder in the shell until its page is rendered: a title, some text and a picture, as most pages have them. A
 * page stored on the device usually appears before anyone sees it.
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
