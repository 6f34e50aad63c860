import './texts.ts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import { CalendarUnavailable } from './calendar-unavailable.tsx';
import type { EntryDialogProps } from './entry-dialog.tsx';
import { pressedEntry } from './pressed-entry.ts';

const Dialog = lazyOptional<EntryDialogProps>(
  async () => (await import('./entry-dialog.tsx')).EntryDialog,
  CalendarUnavailable,
);

/** The menu of the schedule entry whose button was pressed. It is beside the schedule, so that no row is drawn again. */
export function EntryMenu(props: Pick<EntryDialogProps, 'eventPath' | 'eventName' | 'children'>) {
  const pressed = pressedEntry.use();
  const [shown, setShown] = useState(pressed);
  // While the dialog slides out, it shows what it was about.
  if (pressed !== null && pressed !== shown) setShown(pressed);
  const end = useCallback(() => {
    pressedEntry.set(null);
    setShown(null);
  }, []);
  useEffect(() => () => pressedEntry.set(null), []);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <Dialog
        {...props}
        key={shown.id}
        entry={shown}
        isOpen={pressed !== null}
        onClose={() => pressedEntry.set(null)}
        onClosed={end}
      />
    </Suspense>
  );
}
