import { Suspense } from 'react';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';

const Note = lazyOptional(async () => (await import('./kept-note.tsx')).KeptNote);

/** The note of a kiosk's form, whose code no other device needs. */
export function LazyKeptNote() {
  return (
    <Suspense>
      <Note />
    </Suspense>
  );
}
