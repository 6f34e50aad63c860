/** What a test wrote to the console against its expectations. */
let expected: { pattern: RegExp; met: boolean }[] = [];
let unexpected: string[] = [];

/** Lets a unit test write a matching error or warning, and fails it when none comes. */
export function expectConsole(pattern: RegExp): void {
  expected.push({ pattern, met: false });
}

/** What the database says while a test clears it away after itself, and work of the test still has it open. */
const CLEARED_AWAY = /Another connection wants to delete database/;

/** Takes down one message. */
export function noteConsole(message: string): void {
  if (CLEARED_AWAY.test(message)) return;
  const wanted = expected.find(({ pattern }) => pattern.test(message));
  if (wanted) wanted.met = true;
  else unexpected.push(message);
}

/** What is wrong with the console of the test that ends, as sentences; then starts anew. */
export function takeConsoleFaults(): string[] {
  const missing = expected
    .filter(({ met }) => !met)
    .map(({ pattern }) => `Nothing in the console matched ${pattern}.`);
  const faults = [...unexpected.map((message) => `Unexpected in the console: ${message}`), ...missing];
  expected = [];
  unexpected = [];
  return faults;
}
