/** Whether every combination is checked (`npm run test:all`) or, as by default, a few of every kind. */
export const everything = process.env.TEST_ALL === '1';

/** The first `count` of them by default, all with `npm run test:all`. List the most telling ones first. */
export const some = <Item>(count: number, all: readonly Item[]): readonly Item[] =>
  everything ? all : all.slice(0, count);

/** Details of a test that runs with `npm run test:all` only; by default other tests cover most of it. */
export const fullRun = { tag: '@full' } as const;

/** As `fullRun`, for tests that measure real time: they run after the others, with no test in parallel. */
export const timed = { tag: ['@full', '@timed'] };
