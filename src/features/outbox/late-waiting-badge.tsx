import { lazy, Suspense } from 'react';
import { useIsSomethingKept } from '../../data/outbox-state.ts';
import type { WaitingBadgeProps } from './waiting-badge.tsx';

const Badge = lazy(() =>
  import('./waiting-badge.tsx').then(
    ({ WaitingBadge }) => ({ default: WaitingBadge }),
    () => ({ default: () => null }),
  ),
);

/** The badge of the outbox, whose code comes when something waits: most visitors have written nothing. */
export function LateWaitingBadge({ className }: WaitingBadgeProps) {
  return (
    useIsSomethingKept() && (
      <Suspense fallback={null}>
        <Badge className={className} />
      </Suspense>
    )
  );
}
