import { LONG_HOURS } from '../plan/long-entries.ts';
import { isLeftOut, type Problem, type ProblemKind } from '../problem.ts';
import { whereSentence } from './where-sentence.ts';

type Sentences = {
  readonly [Kind in ProblemKind]: (facts: Extract<Problem, { kind: Kind }>['facts']) => string;
};

const MISSING = {
  name: 'the title or the game',
  time: 'the day or the start',
  both: 'the title or the game, and none the day or the start',
} as const;

/** What is wrong, and what to do. */
const SENTENCES: Sentences = {
  'start-missing': () =>
    'There’s no start time. Write one, such as 10:30; for a whole day write 00:00 as the start and 24:00 as the end.',
  'no-start-column': ({ rows }) =>
    `No column holds the start, so ${rows} entries have no time. Name that column “Start”, or choose it where the columns are listed.`,
  'start-unreadable': ({ text }) =>
    `“${text}” isn’t a time. Write the start as 10:30, or with its day as 2026-10-03 10:30.`,
  'columns-unknown': ({ missing }) =>
    `No column holds ${MISSING[missing]}. Choose ${missing === 'both' ? 'them' : 'it'} where the columns are listed, or name the columns Game, Title, Day, Start, End and Place.`,
  'day-missing': () => 'There’s no day, and none in a row above. Write it as 2026-10-03.',
  'day-unreadable': ({ text }) => `“${text}” isn’t a real date. Write dates like 2026-10-03.`,
  'name-missing': () => 'There’s neither a game nor a title. Write at least one of them.',
  'text-too-long': ({ length, most }) =>
    `The text is ${length} characters long; the limit is ${most}. Shorten it.`,
  'cell-error': ({ text }) =>
    `The spreadsheet shows the error ${text} here. Correct the formula, or write the text itself.`,
  'not-an-entry': ({ text }) =>
    `“${text}” has no day and no time, so it was read as a remark. If it’s an entry, add its day and its start.`,
  cancelled: () => 'This is cancelled in the calendar. To keep it, restore it there and export again.',
  'entry-damaged': () =>
    'The file is damaged here, for example in a time. Export it again, or add the entry by hand.',
  'end-unreadable': ({ text }) =>
    `“${text}” can’t be read as an end time, so the end is open. Write it as 11:30.`,
  'end-before-start': ({ starts, ends }) =>
    `The end (${written(ends)}) is before the start (${written(starts)}), so the end is open. Correct one of them; if it ends on another day, write that day too.`,
  'end-is-start': () =>
    'The end is the same as the start, so the end is open. Write when it ends, or leave it empty.',
  'game-missing': ({ taken }) => `There’s no game, so “${taken}” was used. Enter the game if that’s wrong.`,
  'game-from-above': ({ taken }) =>
    `There’s no game, so “${taken}” from above was used. Enter the game if that’s wrong.`,
  'no-game-column': ({ taken }) =>
    `The file doesn’t say which game an entry belongs to, so “${taken}” was used for new entries. To tell games apart, enter them in a column named “Game” (in a calendar: as categories).`,
  duplicate: ({ first }) =>
    `This is the same entry as in ${inSentence(first)}. Both stay; delete one if that’s a mistake.`,
  'duplicate-id': ({ id, first }) =>
    `The ID “${id}” is already in ${inSentence(first)}. Clear the ID in the new row; a copied row keeps the old one.`,
  'date-ambiguous': ({ text, taken, other }) =>
    `“${text}” can be ${taken} or ${other}, so ${taken} was used. Other dates in this file have the day first in one place and the month first in another. Write all dates like ${taken}.`,
  'date-order-assumed': ({ text, taken, other }) =>
    `“${text}” can be ${taken} or ${other}, and so can every date in this file, so the day was read first: ${taken}. If that’s wrong, choose “03/10 is 10 March”, or write dates like ${other}.`,
  'date-order-by-closeness': ({ text, taken, other }) =>
    `“${text}” can be ${taken} or ${other}. ${taken} was used, because that puts the dates in this file closer together. If that’s wrong, choose the other order of day and month.`,
  'date-order-by-event': ({ text, taken, other }) =>
    `“${text}” can be ${taken} or ${other}. ${taken} was used, because that’s when the event is. If that’s wrong, choose the other order of day and month.`,
  'year-assumed': ({ text, year }) =>
    `“${text}” has no year, so ${year} was used. Enter the year if that’s wrong.`,
  'weekday-wrong': ({ text, taken }) =>
    `In “${text}”, the weekday doesn’t match ${taken}. That date was used; check which of the two is right.`,
  'zone-unknown': ({ zone }) =>
    `The time zone “${zone}” isn’t known, so its times count as local to the event. Write a name such as Europe/Athens.`,
  'time-skipped': ({ starts }) =>
    `At ${written(starts)} the clocks at the event go forward, so this time doesn’t exist. Choose another.`,
  'sheet-left-out': ({ why }) =>
    why === 'hidden'
      ? 'This sheet is hidden, so it was left out. If it belongs to the programme, show it and save the file again.'
      : 'No row of this sheet names the columns, so it was left out. If it holds entries, name its columns as on the other sheets, or choose them where the columns are listed.',
  'rows-hidden': ({ rows }) =>
    rows === 1
      ? 'One row of this sheet is hidden; it was read all the same. If it no longer belongs to the programme, delete it.'
      : `${rows} rows of this sheet are hidden, this one first; they were read all the same. If they no longer belong to the programme, delete them.`,
  'lengths-assumed': ({ text, minutes, unit }) =>
    `These lengths are plain numbers and were read as ${unit}, so “${text}” is ${minutes} minutes. If that’s wrong, name the column “Duration (${unit === 'minutes' ? 'h' : 'min'})”.`,
  'lasts-long': ({ count, name, starts, ends }) =>
    `${count === 1 ? 'One entry lasts' : `${count} entries last`} longer than ${LONG_HOURS} hours, such as “${name}” (${written(starts)} to ${written(ends)}). Check ${count === 1 ? 'its end' : 'their ends'}.`,
  'outside-event': ({ count, days, name, starts }) =>
    `${count === 1 ? 'One entry is' : `${count} entries are`} outside the event’s days (${days}), such as “${name}” (${written(starts)}). Check ${count === 1 ? 'its day' : 'their days'}, and whether this is the right event.`,
  'position-unreadable': ({ text }) =>
    `“${text}” isn’t a position, so none was set. Write it as 38.4824, 22.5010.`,
  'note-shortened': ({ most }) => `The note was cut after ${most} characters. Shorten it.`,
  'repeats-not-followed': ({ rule }) =>
    `This repeats by a rule we don’t support (${rule}); only the first date was read. Add the others as separate entries.`,
  'repeats-cut': ({ most }) =>
    `This repeats more than ${most} times; the others were left out. Give it an end.`,
};

/** Says in English where a problem is, what it is, and what to do. */
export function problemSentence(problem: Problem): string {
  const isWorthSaying = isLeftOut(problem) && problem.kind !== 'not-an-entry';
  if (!isWorthSaying) return correctionSentence(problem);
  const are = problem.kind === 'no-start-column' ? 'They were' : 'It was';
  return `${correctionSentence(problem)} ${are} left out.`;
}

/** The same for a file that is refused as a whole, so that no single entry is said to be left out. */
export function correctionSentence({ kind, facts, where }: Problem): string {
  const place = whereSentence(where);
  const sentence = (SENTENCES[kind] as (facts: Problem['facts']) => string)(facts);
  return place === '' ? sentence : `${place}: ${sentence}`;
}

const written = (local: string) => local.replace('T', ' ');

function inSentence(where: Problem['where']): string {
  const text = whereSentence(where);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
