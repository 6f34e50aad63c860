import { useEffect, useRef } from 'react';
import { Failure } from '../frame/failure.tsx';
import type { Undo } from './use-undo.ts';

/** Why an undoing was refused whose entry is not on the screen any more: it is brought into view, since nothing else tells. */
export function RefusedUndo({ title, why }: NonNullable<Undo['refused']>) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={part}>
      <Failure>
        {title}: {why}
      </Failure>
    </div>
  );
}
