import type { DrawEntryLabel } from '../../../domain/changes/entry-label.ts';
import { useCompared } from './use-compared.ts';
import { useDayRevision } from './use-day-revision.ts';

/** Returns what the rows of a kiosk's schedule say: which entries have changed since the festival day began. */
export function useTodaysLabels(eventPath: string): DrawEntryLabel {
  const { base, newest } = useDayRevision(eventPath);
  return useCompared(base, newest, 'today').label;
}
