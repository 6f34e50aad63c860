/*
 * A spreadsheet runs a CSV cell that begins with one of these characters as a formula, so an apostrophe is put before
 * it. The same is done within a text, right after anything that some spreadsheet takes for the end of a cell. An
 * apostrophe that looks like one of ours gets another, so that every text can be restored.
 */
const UNGUARDED = /(?:^|(?<=[,;\t\r\n|]))(?='*[=+\-@\t\r\n＝＋－＠])/g;
const GUARDED = /(?:^|(?<=[,;\t\r\n|]))'(?='*[=+\-@\t\r\n＝＋－＠])/g;

/** Makes a text harmless for any spreadsheet. */
export const guardFormula = (text: string): string => text.replace(UNGUARDED, "'");

/** Undoes `guardFormula`. */
export const unguardFormula = (text: string): string => text.replace(GUARDED, '');
