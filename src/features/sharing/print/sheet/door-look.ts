import type { PaperPlace } from '../paper-days.ts';
import type { Paper } from '../print-choice.ts';

/** How the sheet of a place is set: `tight` has smaller letters, and game and title in one line. */
export type DoorLook = 'roomy' | 'tight';

/** What a page has for days, sessions and the lines of the name, in points: its height without margins, head and notes. */
const ROOM: Readonly<Record<Paper, number>> = { a4: 620, letter: 570 };

/** Heights in points, as the style sheets have them, and how many letters a line has. */
interface Measures {
  readonly line: number;
  readonly row: number;
  readonly day: number;
  readonly nameLine: number;
  readonly letters: number;
  readonly nameLetters: number;
  /** Whether the title follows the game in the same line. */
  readonly isJoined: boolean;
}

const MEASURES: Readonly<Record<DoorLook, Measures>> = {
  roomy: { line: 16.5, row: 8, day: 40, nameLine: 46, letters: 50, nameLetters: 24, isJoined: false },
  tight: { line: 13.5, row: 4.5, day: 28, nameLine: 34, letters: 60, nameLetters: 34, isJoined: true },
};

/**
 * Returns the look in which a place has one page for its door. A place with more than that is roomy, on as many pages as
 * it takes. It is reckoned, not measured: the sheet is the same on a phone, where nothing is as wide as paper.
 */
export function doorLook(place: PaperPlace, paper: Paper): DoorLook {
  const fits = (look: DoorLook) => heightOf(place, MEASURES[look]) <= ROOM[paper];
  return !fits('roomy') && fits('tight') ? 'tight' : 'roomy';
}

function heightOf({ place, days }: PaperPlace, measures: Measures): number {
  const { line, row, day, nameLine, letters, nameLetters, isJoined } = measures;
  const rows = days
    .flatMap(({ entries }) => entries)
    .map(({ game, title }) => {
      const texts = isJoined ? [`${game} ${title}`] : [game, title];
      return row + line * texts.reduce((sum, text) => sum + linesOf(text, letters), 0);
    });
  return (
    days.length * day + rows.reduce((sum, height) => sum + height, nameLine * linesOf(place, nameLetters))
  );
}

const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

/** How many lines a text takes; letters of some scripts are twice as wide. */
function linesOf(text: string, letters: number): number {
  return Math.ceil((text.length + (text.match(WIDE)?.length ?? 0)) / letters);
}
