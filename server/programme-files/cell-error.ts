/** What spreadsheets show in a cell whose formula has failed: no name of anything. */
export const CELL_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|ERROR!|BEZUG!|NV|WERT!)$/;
