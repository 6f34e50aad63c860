/** The console messages that a test expects. */
let expected: { pattern: RegExp; met: boolean }[] = [];
let unexpected: string[] = [];

/** Lets a unit test log a matching error or warning, and fails it if none comes. */
export function expectConsole(pattern: RegExp): void {
  expected.push({ pattern, met: false });
}

/** What the database logs while a test deletes it and code of the test still has it open. */
const CLEARED_AWAY = /Another connection wants to delete database/;

/** Records one message. */
export function noteConsole(message: string): void {
  if (CLEARED_AWAY.test(message)) return;
  const wanted = expected.find(({ pattern }) => pattern.test(message));
  if (wanted) wanted.met = true;
  else unexpected.push(message);
}

/** Returns the faults of the finished test's console, as sentences, and resets. */
export function takeConsoleFaults(): string[] {
  const missing = expected
    .filter(({ met }) => !met)
    .map(({ pattern }) => `Nothing in the console matched ${pattern}.`);
  const faults = [...unexpected.map((message) => `Unexpected in the console: ${message}`), ...missing];
  expected = [];
  unexpected = [];
  return faults;
}
