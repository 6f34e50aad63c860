/** A place in a file. */
export interface Where {
  readonly sheet?: string;
  /** In a table; counted from 1, as in spreadsheets. */
  readonly row?: number;
  /** As named in the file. */
  readonly column?: string;
  /** Title of an entry, in a format that has no rows. */
  readonly entry?: string;
  /** What identifies an entry without a title. */
  readonly about?: string;
}

/** The facts of each kind of problem that leaves an entry out. */
export interface LeftOutFacts {
  'start-missing': Nothing;
  'no-start-column': { readonly rows: number };
  'start-unreadable': { readonly text: string };
  'columns-unknown': { readonly missing: 'name' | 'time' | 'both' };
  'day-missing': Nothing;
  'day-unreadable': { readonly text: string };
  'name-missing': Nothing;
  'text-too-long': { readonly length: number; readonly most: number };
  'cell-error': { readonly text: string };
  'not-an-entry': { readonly text: string };
  cancelled: Nothing;
  'entry-damaged': Nothing;
}

/** The facts of each kind of problem that does not leave the entry out. */
export interface CheckFacts {
  'end-unreadable': { readonly text: string };
  'end-before-start': { readonly starts: string; readonly ends: string };
  'end-is-start': Nothing;
  'game-missing': { readonly taken: string };
  'game-from-above': { readonly taken: string };
  'no-game-column': { readonly taken: string };
  duplicate: { readonly first: Where };
  'duplicate-id': { readonly id: string; readonly first: Where };
  'date-ambiguous': { readonly text: string; readonly taken: string; readonly other: string };
  'date-order-assumed': { readonly text: string; readonly taken: string; readonly other: string };
  'date-order-by-closeness': { readonly text: string; readonly taken: string; readonly other: string };
  'date-order-by-event': { readonly text: string; readonly taken: string; readonly other: string };
  'year-assumed': { readonly text: string; readonly year: number };
  'weekday-wrong': { readonly text: string; readonly taken: string };
  'zone-unknown': { readonly zone: string };
  'time-skipped': { readonly starts: string };
  'sheet-left-out': { readonly why: 'hidden' | 'no-columns' };
  'rows-hidden': { readonly rows: number };
  'lengths-assumed': {
    readonly text: string;
    readonly minutes: number;
    readonly unit: 'minutes' | 'hours' | 'days';
  };
  'lasts-long': {
    readonly count: number;
    readonly name: string;
    readonly starts: string;
    readonly ends: string;
  };
  'outside-event': {
    readonly count: number;
    /** Of the event, in words. */
    readonly days: string;
    readonly name: string;
    readonly starts: string;
  };
  'position-unreadable': { readonly text: string };
  'note-shortened': { readonly most: number };
  'repeats-not-followed': { readonly rule: string };
  'repeats-cut': { readonly most: number };
}

type Nothing = Readonly<Record<string, never>>;
type Facts = LeftOutFacts & CheckFacts;
export type ProblemKind = keyof Facts;

/** Something that the organiser should look at. It holds facts only; `problem-sentence.ts` has the words. */
export type Problem = {
  [Kind in ProblemKind]: { readonly kind: Kind; readonly where: Where; readonly facts: Facts[Kind] };
}[ProblemKind];

const LEFT_OUT: ReadonlySet<ProblemKind> = new Set<keyof LeftOutFacts>([
  'start-missing',
  'no-start-column',
  'start-unreadable',
  'columns-unknown',
  'day-missing',
  'day-unreadable',
  'name-missing',
  'text-too-long',
  'cell-error',
  'not-an-entry',
  'cancelled',
  'entry-damaged',
]);

/** Left out on purpose: remarks, and events that a calendar marks as cancelled. */
const PASSED_OVER: ReadonlySet<ProblemKind> = new Set<keyof LeftOutFacts>(['not-an-entry', 'cancelled']);

/** Whether an entry is missing by mistake. An import of the file would then remove that entry from the content. */
export const mustBeCorrected = (problem: Problem): boolean =>
  isLeftOut(problem) && !PASSED_OVER.has(problem.kind);

/** Whether a problem leaves its entry out. */
export const isLeftOut = ({ kind }: Problem): boolean => LEFT_OUT.has(kind);
