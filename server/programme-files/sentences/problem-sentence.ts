import { isLeftOut, type Problem, type ProblemKind } from '../problem.ts';
import { whereSentence } from './where-sentence.ts';

type Sentences = {
  readonly [Kind in ProblemKind]: (facts: Extract<Problem, { kind: Kind }>['facts']) => string;
};

/** What is the matter, and what to do. */
const SENTENCES: Sentences = {
  'start-missing': () =>
    'There is no start time. Write one, such as 10:30; for a whole day write 00:00 as the start and 24:00 as the end.',
  'no-start-column': ({ rows }) =>
    `No column holds the start, so ${rows} entries have no time. Name that column “Start”, or choose it where the columns are listed.`,
  'start-unreadable': ({ text }) =>
    `“${text}” is no time. Write the start as 10:30, or with its day as 2026-10-03 10:30.`,
  'day-missing': () => 'There is no day, and none in a row above. Write it as 2026-10-03.',
  'day-unreadable': ({ text }) => `“${text}” is no day that exists. Days are written like 2026-10-03.`,
  'name-missing': () => 'There is neither a game nor a title. Write at least one of them.',
  'text-too-long': ({ length, most }) =>
    `The text has ${length} characters; ${most} are the most. Shorten it.`,
  'cell-error': ({ text }) =>
    `The spreadsheet shows the error ${text} here. Correct the formula, or write the text itself.`,
  'not-an-entry': ({ text }) =>
    `“${text}” has no day and no time, so it was taken for a remark. If it is an entry, add its day and its start.`,
  cancelled: () =>
    'The calendar says that this is cancelled. To keep it, restore it in the calendar and export again.',
  'entry-damaged': () =>
    'The file is damaged here, such as in a time. Export it again, or add the entry by hand.',
  'end-unreadable': ({ text }) =>
    `“${text}” is no end that can be read, so the end is open. Write it as 11:30.`,
  'end-before-start': ({ starts, ends }) =>
    `The end (${written(ends)}) is before the start (${written(starts)}), so the end is open. Correct one of them; if it ends on another day, write that day too.`,
  'end-is-start': () =>
    'The end is the same as the start, so the end is open. Write when it ends, or nothing.',
  'game-missing': ({ taken }) => `There is no game; “${taken}” was taken. Write the game if it is another.`,
  'game-from-above': ({ taken }) =>
    `There is no game; “${taken}” was taken from above. Write the game if it is another.`,
  'no-game-column': ({ taken }) =>
    `The file does not say which game an entry belongs to. New entries come under “${taken}”. To tell them apart, write them in a column named “Game” (in a calendar: as categories).`,
  duplicate: ({ first }) =>
    `This is the same entry as in ${inSentence(first)}. Both stay; delete one if that is a mistake.`,
  'duplicate-id': ({ id, first }) =>
    `The id “${id}” is already in ${inSentence(first)}. Empty the id of the row that is new; a row that was copied brings its id along.`,
  'date-ambiguous': ({ text, taken, other }) =>
    `“${text}” can be ${taken} or ${other}; ${taken} was taken. Other days of this file have the day first in one place and the month in another. Write all days as ${taken}.`,
  'date-order-assumed': ({ text, taken, other }) =>
    `“${text}” can be ${taken} or ${other}, and so can all days of this file. The day was taken to come first: ${taken}. If that is wrong, choose “month first”, or write days as ${other}.`,
  'date-order-by-closeness': ({ text, taken, other }) =>
    `“${text}” can be ${taken} or ${other}. It was taken as ${taken}, because the days of this file are then closer together. If that is wrong, choose the other order.`,
  'year-assumed': ({ text, year }) =>
    `“${text}” names no year; ${year} was taken. Write the year if it is another.`,
  'weekday-wrong': ({ text, taken }) =>
    `In “${text}” the weekday does not belong to ${taken}. That day was taken; check which of the two is right.`,
  'zone-unknown': ({ zone }) =>
    `Nobody here knows the time zone “${zone}”, so its times were taken as local times of the event. Write a name such as Europe/Athens.`,
  'time-skipped': ({ starts }) =>
    `At ${written(starts)} the clocks of the event are set forward, so this time does not exist. Choose another.`,
  'position-unreadable': ({ text }) =>
    `“${text}” is no position, so there is none. Write it as 38.4824, 22.5010.`,
  'note-shortened': ({ most }) => `The note was cut after ${most} characters. Shorten it.`,
  'repeats-not-followed': ({ rule }) =>
    `This repeats by a rule that is not followed (${rule}); only its first time was taken. Add the other times as entries of their own.`,
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

/** Says the same where nothing of the file is taken, so that no entry is the one left out. */
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
