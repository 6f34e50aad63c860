import { Suspense } from 'react';
import { useIsAnythingWaiting } from '../../../data/outbox/outbox-state.ts';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import type { WaitingBadgeProps } from './waiting-badge.tsx';

const Badge = lazyOptional(async () => (await import('./waiting-badge.tsx')).WaitingBadge);

/**
 * The badge of the outbox. Its code is loaded only if messages are waiting, because most visitors have written none.
 */
export function LazyWaitingBadge({ className }: WaitingBadgeProps) {
  return (
    useIsAnythingWaiting() && (
      <Suspense fallback={null}>
        <Badge className={className} />
      </Suspense>
    )
  );
}
