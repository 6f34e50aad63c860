import type { Where } from '../problem.ts';

/** Says where in a file something is: `Sheet “Friday”, row 12, column “Start”`; '' if it is about the whole file. */
export function whereSentence({ sheet, row, column, entry, about }: Where): string {
  const parts = [
    sheet === undefined ? '' : `sheet “${sheet}”`,
    row === undefined ? '' : `row ${row}`,
    column === undefined ? '' : `column “${column}”`,
    entry === undefined
      ? ''
      : entry === ''
        ? `an entry without a title${about === undefined ? '' : ` (${about})`}`
        : `“${entry}”`,
  ].filter(Boolean);
  const whole = parts.join(', ');
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
