import { readStored, writeStored } from '../browser-storage.ts';

const STORAGE_KEY = 'sessionId';
let remembered: string | undefined;

/** A random id kept for the browser session, the same in tracking and contact (decision Q-08). */
export function sessionId(): string {
  remembered ??= storedId() ?? crypto.randomUUID();
  // Where storage is closed to us the id lives as long as the page.
  writeStored(STORAGE_KEY, remembered, 'sessionStorage');
  return remembered;
}

/** The next one to ask gets another id. */
export function forgetSession(): void {
  remembered = undefined;
}

function storedId(): string | undefined {
  const stored = readStored(STORAGE_KEY, 'sessionStorage') ?? '';
  // It travels with calls: what no header can carry is not taken.
  return /^[\w-]{1,64}$/.test(stored) ? stored : undefined;
}
