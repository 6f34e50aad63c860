import { readStored, writeStored } from '#core/browser-storage.ts';

const STORAGE_KEY = 'sessionId';
let remembered: string | undefined;

/** Returns a random id for this browser session, the same in tracking and contact (reading Q-08). */
export function sessionId(): string {
  remembered ??= storedId() ?? crypto.randomUUID();
  // If the browser denies storage, the id lives only as long as the page.
  writeStored(STORAGE_KEY, remembered, 'sessionStorage');
  return remembered;
}

/** Forgets the id: the next caller gets a new one. */
export function forgetSession(): void {
  remembered = undefined;
}

function storedId(): string | undefined {
  const stored = readStored(STORAGE_KEY, 'sessionStorage') ?? '';
  // The id travels in request headers: reject a stored value that no header can carry.
  return /^[\w-]{1,64}$/.test(stored) ? stored : undefined;
}
