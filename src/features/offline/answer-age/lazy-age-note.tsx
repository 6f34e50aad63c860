import { Suspense, useEffect, useState } from 'react';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import type { AgeNoteProps } from './age-note.tsx';

/** By then a refresh has arrived, or it will not. */
const SETTLED_AFTER_MS = 4_000;

const Note = lazyOptional(async () => (await import('./age-note.tsx')).AgeNote);

/** The age of the answer above, once the page has settled. Few pages ever need it, so its code is loaded lazily. */
export function LazyAgeNote(props: AgeNoteProps) {
  const [isSettled, settle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(settle, SETTLED_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSettled && (
      <Suspense>
        <Note {...props} />
      </Suspense>
    )
  );
}
