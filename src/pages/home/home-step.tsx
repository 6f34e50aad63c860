import { type ReactNode, Suspense, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './home-step.module.css';

interface HomeStepProps {
  /** Names how high the block is about, until it has been laid out. */
  readonly block:
    | 'games'
    | 'about'
    | 'films'
    | 'events'
    | 'arts'
    | 'friends'
    | 'nations'
    | 'previous'
    | 'news'
    | 'posts';
  readonly children: ReactNode;
}

/**
 * A block far down the page. It comes to life by itself after those before it, so that a slow phone stays answerable
 * in between. On the ready page it is laid out when it comes near; a page drawn anew is laid out whole, so that the
 * way back leads to the same place.
 */
export function HomeStep(props: HomeStepProps) {
  // Nothing may change above the border before what is within is alive: React would bring it to life at once.
  return (
    <Suspense fallback={null}>
      <Block {...props} />
    </Suspense>
  );
}

function Block({ block, children }: HomeStepProps) {
  const isHydrated = useIsHydrated();
  const [cameReady] = useState(!isHydrated);
  return <div className={classNames(styles[block], cameReady && 'far')}>{children}</div>;
}
