import type { Prose } from '../prose.ts';

export const historyLead =
  'A hymn, a wreath of laurel, and a mountainside that half the ancient world climbed to ask a question.';

/** The text headed "Our History" (HISTORY-02). */
export const ourHistory = (product: string): Prose => [
  `The ${product} are as old as the quarrel about what deserves a prize. Olympia crowned the fastest and the strongest. Delphi began with a singer. For longer than anyone could remember, the best hymn to Apollo won there, and only later did runners, wrestlers and horses join the musicians.`,
  'Four such festivals bound the Greek world together. They were timed so that no year passed without one, and an athlete who had won at all four was honoured for life. Heralds carried the news of a truce from city to city, and those who travelled to the games travelled under its protection.',
  `What survives of that world is more than ruins. It is the thought that a poem can be judged as seriously as a race, and that rivals may meet unarmed. The ${product} of today take up that thought. They do not dress it in costume: arts and traditional games from every continent stand where the kithara once stood.`,
  'The seven chapters below tell how it came about, how it ended and how it begins again. Where the sources disagree, we say so.',
];
