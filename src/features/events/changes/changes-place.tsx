import { Suspense, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import styles from './changes-place.module.css';
import { useIsInView } from './use-is-in-view.ts';
import type { SeenChanges } from './use-seen-changes.ts';

const Strip = lazyOptional(async () => (await import('./changes-strip.tsx')).ChangesStrip);

interface ChangesPlaceProps {
  readonly changes: SeenChanges;
  /** Which space it takes: that under the heading of a section, or that at the end of the section before. */
  readonly lies: 'underHeading' | 'betweenSections';
}

/**
 * Where the changes of an event are told. The place is there from the start, in what is free anyway, so that nothing
 * moves when they come.
 */
export function ChangesPlace({ changes, lies }: ChangesPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const { lines, onView, onOpen, onAccept } = changes;
  const isInView = useIsInView(place);
  const isSeen = isInView && lines.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list of changes
  useEffect(() => {
    if (isSeen) onView();
  }, [isSeen, lines]);
  const accept = () => {
    // The pressed button disappears.
    place.current?.focus({ preventScroll: true });
    onAccept();
  };
  return (
    <div ref={place} tabIndex={-1} className={classNames(styles.place, styles[lies])}>
      {lines.length > 0 && (
        <Suspense>
          <Strip lines={lines} onOpen={onOpen} onAccept={accept} />
        </Suspense>
      )}
    </div>
  );
}
