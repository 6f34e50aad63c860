/** Larger files are refused before they are read. */
export const MOST_BYTES = 10 * 1024 * 1024;
/** What the parts of a workbook that are read may come to, unpacked. */
export const MOST_UNPACKED_BYTES = 40 * 1024 * 1024;
/** Parts of a workbook, pictures and all. */
export const MOST_PARTS = 1_000;
/** Rows with anything in them, or entries. */
export const MOST_ROWS = 5_000;
export const MOST_COLUMNS = 200;
/** Of a sheet, with anything in it. Rows between may be empty. */
export const HIGHEST_ROW = 20_000;
/** Characters of each of the first lines of a table. */
export const MOST_LINE_SIGNS = 100_000;
/** Characters of a game, a title or a place. */
export const MOST_NAME_SIGNS = 500;
/** Characters of a note; a longer one is cut. */
export const MOST_NOTE_SIGNS = 5_000;
/** How deep a JSON or XML file, or a calendar, may nest. */
export const MOST_DEPTH = 40;
/** Occurrences of one repeating entry. */
export const MOST_REPEATS = 400;
