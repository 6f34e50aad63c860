/** Whether every combination is checked (`npm run test:all`) or, as by default, a few of every kind. */
export const everything = process.env.TEST_ALL === '1';

/** The first `count` of them by default, all with `npm run test:all`. Name the most telling ones first. */
export const some = <Item>(count: number, all: readonly Item[]): readonly Item[] =>
  everything ? all : all.slice(0, count);

/** Details of a test that runs with `npm run test:all` only: others say the most of it by default. */
export const fullRun = { tag: '@full' } as const;

/** As `thorough`, for what is timed by the clock alone: it runs when the others are over, with no test beside it. */
export const timed = { tag: ['@full', '@timed'] };
