import { useEffect, useMemo, useState } from 'react';
import { followSavedKeys, useSavedKeys } from '../../../../data/saved/saved-keys.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Returns the ids of the event's starred entries.
 *
 * @param isOnlySaved whether nothing else is shown: then an entry stays although its star is taken away, so that the row
 * does not disappear under the visitor's finger
 */
export function useSavedEntries(eventPath: string, isOnlySaved: boolean): ReadonlySet<string> {
  useEffect(followSavedKeys, []);
  const keys = useSavedKeys();
  const starred = useMemo(() => {
    const begin = `entry:${eventPath}:`;
    return new Set([...keys].filter((key) => key.startsWith(begin)).map((key) => key.slice(begin.length)));
  }, [keys, eventPath]);
  const [held, setHeld] = useState(NOTHING);
  const wanted = isOnlySaved ? new Set([...held, ...starred]) : NOTHING;
  if (wanted.size !== held.size) setHeld(wanted);
  return isOnlySaved ? held : starred;
}
