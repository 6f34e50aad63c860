import { shortened } from '../../programme-files/shortened.ts';
import { rulesOf } from '../kinds/kinds.ts';
import type { PlacedProblem } from './import-content.ts';

/** Says where in a file a problem is, and what to do: `schedule entry "7" (no. 12 in "scheduleEntry"): …`. */
export function placedInWords({ kind, id, field, message, place }: PlacedProblem): string {
  const number = place === null ? 'not in the file' : `no. ${place} in "${kind}"`;
  const which = `${rulesOf(kind).words.one}${id === '' ? '' : ` "${shortened(id)}"`} (${number})`;
  return `${which}: ${field === null ? 'it' : `"${shortened(field)}"`} ${message}.`;
}
