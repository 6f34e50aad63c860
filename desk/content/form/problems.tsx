import { useEffect, useRef } from 'react';
import type { DeskProblem } from '#core/desk/problems.ts';
import { Failure } from '../../frame/failure.tsx';
import { fieldWords } from '../field-words.ts';

/** Everything to correct, in one place; each sentence is also at its field. */
export function Problems({
  problems,
  failure,
}: {
  readonly problems: readonly DeskProblem[];
  readonly failure: string | null;
}) {
  const place = useRef<HTMLDivElement>(null);
  const hasAny = failure !== null || problems.length > 0;
  useEffect(() => {
    if (hasAny) place.current?.scrollIntoView({ block: 'center' });
  }, [hasAny]);
  if (!hasAny) return null;
  return (
    <div ref={place}>
      <Failure>
        {failure ?? (
          <>
            <p>
              <strong>Not saved yet. Please correct:</strong>
            </p>
            <ul>
              {problems.map(({ field, message }) => (
                <li key={`${field} ${message}`}>
                  {field !== null && `${fieldWords(field.replaceAll(/\[(\d+)\]/g, '.$1'))}: `}
                  {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </Failure>
    </div>
  );
}
