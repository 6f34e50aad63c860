import { Suspense } from 'react';
import { late } from '../../../ui/waking/late.ts';

const Note = late(async () => (await import('./kept-note.tsx')).KeptNote);

/** The note of a kiosk's form, whose code no other device needs. */
export function LateKeptNote() {
  return (
    <Suspense>
      <Note />
    </Suspense>
  );
}
