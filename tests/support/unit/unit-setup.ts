import { format } from 'node:util';
import { afterAll, afterEach, vi } from 'vitest';
import { noteConsole, takeConsoleFaults } from '../expect-console.ts';

/*
 * A console error or warning that a test did not announce with `expectConsole` fails it: React and the browser report
 * real mistakes there that no assertion would see.
 */
console.error = (...message: unknown[]) => noteConsole(format(...message));
console.warn = (...message: unknown[]) => noteConsole(format(...message));

function failOnConsole() {
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
afterEach(failOnConsole);
afterAll(failOnConsole);

// Expected elements appear, however busy the machine is; the default is one second.
const { waitFor } = vi;
vi.waitFor = (call, options) =>
  waitFor(call, { timeout: 15_000, ...(typeof options === 'number' ? { timeout: options } : options) });

// Test files in parallel threads are not tabs of one site: Dexie would notify each of them of the others' writes.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
