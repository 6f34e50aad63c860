/** What spreadsheets show in a cell whose formula failed. It is never a name or a title. */
export const CELL_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|ERROR!|BEZUG!|NV|WERT!)$/;
