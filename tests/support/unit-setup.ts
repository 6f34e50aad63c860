import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { noteConsole, takeConsoleFaults } from './expect-console.ts';

/*
 * An error or warning in the console that a test did not announce with `expectConsole` fails it: React and the
 * browser report real mistakes there that no assertion would see.
 */
console.error = (...message: unknown[]) => noteConsole(format(...message));
console.warn = (...message: unknown[]) => noteConsole(format(...message));

function failOnConsole() {
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
afterEach(failOnConsole);
afterAll(failOnConsole);

// Test files in threads beside each other are no tabs of one site: Dexie would tell each of them of the others' writes.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
