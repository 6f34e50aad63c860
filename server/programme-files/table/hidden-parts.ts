import { childrenOf, readXml } from '../conference/xml-document.ts';

/** A tag ends where the next one begins; otherwise a comment full of open tags would be scanned again from each. */
const HIDDEN_ROW = /<(?:\w+:)?row\s(?=[^<>]*?\bhidden="(?:1|true)")[^<>]*?\br="(\d{1,7})"/g;

/** Returns the names of the sheets that a workbook does not show. */
export function hiddenSheets(workbook: Buffer | undefined): ReadonlySet<string> {
  const root = workbook && readXml(workbook.toString());
  const [sheets] = childrenOf(root ?? undefined, 'sheets');
  const hidden = childrenOf(sheets, 'sheet').filter(({ attributes }) =>
    /hidden$/i.test(attributes.state ?? ''),
  );
  return new Set(hidden.map(({ attributes }) => attributes.name ?? ''));
}

/** Returns the rows that a sheet does not show, counted from 1: usually those that a filter hides. */
export const hiddenRows = (sheet: string): number[] =>
  [...sheet.matchAll(HIDDEN_ROW)].map(([, row]) => Number(row));
