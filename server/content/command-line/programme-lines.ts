import { entryName } from '../../programme-files/entry-name.ts';
import type { FieldChange, ImportPlan } from '../../programme-files/plan/plan-import.ts';
import type { Mapping } from '../../programme-files/programme.ts';
import {
  entryInWords,
  FIELD_WORDS,
  isMove,
  newEntryInWords,
  valueInWords,
} from '../programme/programme-words.ts';

const MOST_LINES = 50;

/** A plan by what becomes of each entry. */
interface Fates {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly moved: readonly string[];
  readonly removed: readonly string[];
}

function fatesOf({ added, changed, removed }: ImportPlan): Fates {
  const line = ({ before, changes }: ImportPlan['changed'][number]) =>
    `${entryName(before)}: ${changes.map(changeInWords).join('; ')}`;
  return {
    removed: removed.map(entryInWords),
    changed: changed.filter((one) => !isMove(one)).map(line),
    moved: changed.filter(isMove).map(line),
    added: added.map(({ entry }) => newEntryInWords(entry)),
  };
}

/** Whether a plan changes anything at all. */
export const changesNothing = ({ added, changed, removed }: ImportPlan): boolean =>
  added.length + changed.length + removed.length === 0;

/** First how many of each, then each entry that would go, change, move and come. All that go are listed. */
export function planLines(plan: ImportPlan): string[] {
  const fates = fatesOf(plan);
  const counts = (['added', 'changed', 'moved', 'removed'] as const).map(
    (fate) => `${fates[fate].length} ${fate}`,
  );
  const lists = (['removed', 'changed', 'moved', 'added'] as const).flatMap((fate) =>
    fates[fate].length === 0
      ? []
      : [`  ${fate}:`, ...indented(fates[fate], fate === 'removed' ? Number.POSITIVE_INFINITY : MOST_LINES)],
  );
  return [`  schedule entries: ${counts.join(', ')}, ${plan.unchanged.length} unchanged`, ...lists];
}

/** Lines below a heading; the last says how many are not shown. */
export function indented(lines: readonly string[], most = MOST_LINES): string[] {
  const shown = lines.slice(0, most).map((line) => `    ${line}`);
  return lines.length > most ? [...shown, `    … and ${lines.length - most} more.`] : shown;
}

/** What the columns of tables were taken for; nothing for other formats, whose fields are known. */
export function columnLines({ sheets }: Mapping): string[] {
  return sheets.flatMap(({ sheet, headerRow, columns }) => {
    if (headerRow === null) return [];
    const taken = columns.map(
      ({ column, field }) => `“${column}” ${field === null ? 'not used' : `as ${field}`}`,
    );
    return [`  Columns${sheet === '' ? '' : ` of sheet “${sheet}”`}: ${taken.join(', ')}.`];
  });
}

const inWords = (value: string) => (value === '' ? 'nothing' : `“${value}”`);

function changeInWords({ field, from, to }: FieldChange): string {
  const isTime = field === 'starts' || field === 'ends';
  const value = (given: string | null) => {
    const text = valueInWords(field, given);
    return isTime && text !== '' ? text : inWords(text);
  };
  return `${FIELD_WORDS[field]} ${value(from)} → ${value(to)}`;
}
