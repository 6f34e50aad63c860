import { Skeleton } from '../../../ui/states/skeleton.tsx';
import groupStyles from './council-groups.module.css';
import portraitStyles from './portrait.module.css';

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Placeholder while the council loads. */
export function CouncilSkeleton() {
  return (
    <div className={groupStyles.members} aria-busy="true">
      {PLACES.map((place) => (
        <div key={place}>
          <Skeleton shape="picture" className={portraitStyles.portrait} />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
