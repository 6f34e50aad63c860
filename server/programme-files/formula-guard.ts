/*
 * A spreadsheet runs a cell of a CSV file that begins with one of these signs as a formula, so an apostrophe goes before
 * it. It also goes before such a sign within a text, right after what some spreadsheet would take for the end of a cell.
 * An apostrophe that would look like one of ours gets one too, so that every text comes back as it was.
 */
const UNGUARDED = /(?:^|(?<=[,;\t\r\n|]))(?='*[=+\-@\t\r\n＝＋－＠])/g;
const GUARDED = /(?:^|(?<=[,;\t\r\n|]))'(?='*[=+\-@\t\r\n＝＋－＠])/g;

/** Makes a text harmless for any spreadsheet. */
export const guardFormula = (text: string): string => text.replace(UNGUARDED, "'");

/** Undoes `guardFormula`. */
export const unguardFormula = (text: string): string => text.replace(GUARDED, '');
