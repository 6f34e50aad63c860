import { HIGHEST_ROW, MOST_COLUMNS } from '../limits.ts';
import { refuse } from '../refusal.ts';

const ROW_OR_CELL = /<(?:\w+:)?(row|c)(?=[\s/>])((?:\s+[\w:]+="[^"<>&]*")*)\s*(\/?)>/g;
const ANY_ROW_OR_CELL = /<(?:\w+:)?(?:row|c)(?=[\s/>])/g;
const ADDRESS = /\sr="([^"]*)"/g;
const FORM = /^([A-Z]{0,3})(\d{1,7})$/;
/** The last row that a spreadsheet can have. */
const LAST_ROW = 1_048_576;

/**
 * Refuses a sheet that has something far from its beginning. The library creates every row and cell up to that point,
 * whether or not the sheet has them.
 *
 * @param xml of the sheet
 */
export function checkAddresses(xml: string, sheet: string): void {
  let seen = 0;
  for (const [, kind, attributes = '', isEmpty] of xml.matchAll(ROW_OR_CELL)) {
    seen += 1;
    for (const [, address = ''] of attributes.matchAll(ADDRESS)) {
      const [, letters = '', number = ''] = FORM.exec(address) ?? damaged();
      if (Number(number) > LAST_ROW) damaged();
      // Formatting without content may reach to the end of a sheet.
      if (kind === 'row' || isEmpty === '/') continue;
      if (Number(number) > HIGHEST_ROW)
        refuse('row-too-far', { row: Number(number), sheet, most: HIGHEST_ROW });
      if (columnNumber(letters) > MOST_COLUMNS) refuse('too-many-columns', { most: MOST_COLUMNS, sheet });
    }
  }
  // An address written in any other way would have been missed above.
  if (seen !== (xml.match(ANY_ROW_OR_CELL)?.length ?? 0)) damaged();
}

const damaged = (): never => refuse('damaged', { format: 'xlsx', detail: 'address' });

/** The number of a column: 1 for A, 27 for AA. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
