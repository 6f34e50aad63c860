import { Suspense, useEffect } from 'react';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import type { EventVideosProps } from './event-videos.tsx';

// Same as when the request fails: shows nothing and says nothing (section 8).
const Videos = lazyOptional(async () => (await import('./event-videos.tsx')).EventVideos, Nothing);

/** The event videos, loaded when they are first requested. */
export function LazyEventVideos(props: EventVideosProps) {
  return (
    <Suspense fallback={null}>
      <Videos {...props} />
    </Suspense>
  );
}

function Nothing({ onClose }: EventVideosProps) {
  useEffect(onClose, [onClose]);
  return null;
}
