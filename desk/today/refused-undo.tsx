import { useEffect, useRef } from 'react';
import { Failure } from '../frame/failure.tsx';
import type { Undo } from './use-undo.ts';

/**
 * Says why an undo was refused when its entry is no longer on screen. It scrolls into view, since nothing else says so.
 */
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
