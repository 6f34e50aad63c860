import { Suspense, useRef } from 'react';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import { useIsNear } from '../../../ui/hydration/use-is-near.ts';
import type { EventPackProps } from './event-pack.tsx';
import styles from './lazy-event-pack.module.css';

const Pack = lazyOptional(async () => (await import('./event-pack.tsx')).EventPack);

/** The event pack panel. Its code is loaded when it comes near the viewport. */
export function LazyEventPack(props: EventPackProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} className={`wrap ${styles.place}`}>
      {isNear && 'serviceWorker' in navigator && (
        <Suspense fallback={null}>
          <Pack {...props} />
        </Suspense>
      )}
    </div>
  );
}
