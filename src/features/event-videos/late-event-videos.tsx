import { lazy, Suspense, useEffect } from 'react';
import type { EventVideosProps } from './event-videos.tsx';

const Videos = lazy(() =>
  import('./event-videos.tsx').then(
    ({ EventVideos }) => ({ default: EventVideos }),
    // As when the call fails: there is nothing to show, and nothing is said (section 8).
    () => ({ default: Nothing }),
  ),
);

/** The event videos, whose part of the application comes when they are first asked for. */
export function LateEventVideos(props: EventVideosProps) {
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
