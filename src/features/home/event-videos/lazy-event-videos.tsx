import { Suspense, useEffect } from 'react';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import type { EventVideosProps } from './event-videos.tsx';

// As when the call fails: there is nothing to show, and nothing is said (section 8).
const Videos = lazyOptional(async () => (await import('./event-videos.tsx')).EventVideos, Nothing);

/** The event videos, whose part of the application comes when they are first asked for. */
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
