import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { LazyHydrationBoundary } from '../../ui/hydration/hydration-boundary.tsx';
import { useWasPrerendered } from '../../ui/hydration/use-was-prerendered.ts';
import styles from './home-step.module.css';

interface HomeStepProps {
  /** Selects the approximate height of the block, used until it is laid out. */
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

/** A block far down the page. On the prerendered page it is laid out and hydrated when it comes near. */
export function HomeStep({ block, children }: HomeStepProps) {
  // The map must be able to measure its box.
  const isFar = useWasPrerendered() && block !== 'nations';
  return (
    <LazyHydrationBoundary className={classNames(styles.step, styles[block], isFar && 'far')}>
      {children}
    </LazyHydrationBoundary>
  );
}
