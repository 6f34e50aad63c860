import { Suspense } from 'react';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';

const Note = lazyOptional(async () => (await import('./kiosk-note.tsx')).KioskNote);

/** The note above a kiosk's contact form. It is loaded lazily because no other device needs its code. */
export function LazyKioskNote() {
  return (
    <Suspense>
      <Note />
    </Suspense>
  );
}
