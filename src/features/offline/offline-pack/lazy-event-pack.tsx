import { Suspense, useRef } from 'react';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import { useIsNear } from '../../../ui/hydration/use-is-near.ts';
import type { EventPackProps } from './event-pack.tsx';
import styles from './lazy-event-pack.module.css';

const Pack = lazyOptional(async () => (await import('./event-pack.tsx')).EventPack);

/** The way to take an event along, whose part of the application comes when it is nearly in sight. */
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
