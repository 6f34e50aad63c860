/** Larger files are refused before they are read. */
export const MOST_BYTES = 10 * 1024 * 1024;
/** Total size of the parts of a workbook that are read, unpacked. */
export const MOST_UNPACKED_BYTES = 40 * 1024 * 1024;
/** Parts of a workbook, including pictures. */
export const MOST_PARTS = 1_000;
/** Rows that are not empty, or entries. */
export const MOST_ROWS = 5_000;
export const MOST_COLUMNS = 200;
/** The last row of a sheet that may hold anything. Rows between may be empty. */
export const HIGHEST_ROW = 20_000;
/** Characters of each of the first lines of a table. */
export const MOST_LINE_CHARACTERS = 100_000;
/** Characters of a game, a title or a place. */
export const MOST_NAME_CHARACTERS = 500;
/** Characters of a note; a longer one is cut. */
export const MOST_NOTE_CHARACTERS = 5_000;
/** How deep a JSON or XML file, or a calendar, may nest. */
export const MOST_DEPTH = 40;
/** Occurrences of one repeating entry. */
export const MOST_REPEATS = 400;
