import type { ReactNode } from 'react';
import { EntryLabel } from '../../../domain/changes/entry-label.ts';
import { useTodaysLabels } from './use-todays-labels.ts';

interface TodaysChangesProps {
  readonly eventPath: string;
  /** The schedule. */
  readonly children: ReactNode;
}

/** On a kiosk: the rows of the schedule within say what has changed since the festival day began. */
export function TodaysChanges({ eventPath, children }: TodaysChangesProps) {
  return <EntryLabel value={useTodaysLabels(eventPath)}>{children}</EntryLabel>;
}
